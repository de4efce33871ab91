/** A request that is refused. The answer is `{message, status}` with a 4xx status, as Algolia's. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}
