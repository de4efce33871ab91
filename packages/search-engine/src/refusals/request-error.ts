/** Characters of a message: what it repeats of a request must not make a long answer. */
const LONGEST_MESSAGE = 400;

/** A request that is refused. The answer is `{message, status}` with a 4xx status, as Algolia's. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}...` : message);
    this.name = 'RequestError';
    this.status = status;
  }
}

export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}
