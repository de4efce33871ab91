declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    connections?: number;
    /** Seconds. */
    duration?: number;
  }
  interface Result {
    errors: number;
    non2xx: number;
    requests: { average: number; total: number };
    throughput: { total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
