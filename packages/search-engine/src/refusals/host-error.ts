/** A call of the owner that cannot be carried out: an unknown index, a record without objectID. */
export class HostError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'HostError';
    this.code = code;
  }
}
