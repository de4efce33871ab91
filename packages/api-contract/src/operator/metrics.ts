import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Name, help and labels of a metric. Labels have few values, and never hold what a person typed or an address. */
export interface MetricAbout {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

/** One value of a metric. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

type Read = () => Promise<readonly Sample[]> | readonly Sample[];

/** The metrics of one process. Each carries its name as the label `process`: `api`, `worker`, `gateway`, `template-a`. */
export const createRegistry = (process: string): Registry => {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  return registry;
};

/** A gauge that is read at each scrape. What `read` leaves out is not reported: unknown is not zero. */
export const gaugeOf = (registry: Registry, about: MetricAbout, read: Read): void => {
  const gauge = new Gauge({
    ...about,
    labelNames: [...(about.labelNames ?? [])],
    registers: [registry],
    collect: async () => {
      const samples = await read();
      gauge.reset();
      // A gauge without labels is set to 0 by that.
      if (about.labelNames === undefined) gauge.remove();
      for (const { labels, value } of samples) gauge.set({ ...labels }, value);
    },
  });
};

/** A counter whose sums are kept elsewhere, and read when they are asked for. */
export const counterOf = (registry: Registry, about: MetricAbout, read: Read): void => {
  const counter = new Counter({
    ...about,
    labelNames: [...(about.labelNames ?? [])],
    registers: [registry],
    collect: async () => {
      const samples = await read();
      counter.reset();
      for (const { labels, value } of samples) counter.inc({ ...labels }, value);
    },
  });
};

/** Counts and times the requests of one process. */
export interface RequestMetrics<Route extends string> {
  /** @param seconds from the first byte of the request to the last of the answer */
  answered(route: Route, status: number, seconds: number): void;
}

/** Requests by class of route and status (`forecourt_requests_total`), and how long they took (`forecourt_request_seconds`). */
export const requestMetrics = <Route extends string>(registry: Registry): RequestMetrics<Route> => {
  const requests = new Counter({
    name: 'forecourt_requests_total',
    help: 'Requests answered, by class of route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Seconds until a request was answered, by class of route.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    answered: (route, status, took) => {
      requests.inc({ route, status });
      seconds.observe({ route }, took);
    },
  };
};
