export type StockErrorCode =
  | 'file-missing'
  | 'file-broken'
  | 'file-empty'
  | 'file-truncated'
  | 'file-encoding'
  | 'file-too-large'
  | 'file-unsafe'
  | 'disk-full'
  | 'row-too-long'
  | 'too-many-rows'
  | 'too-many-rejects'
  | 'columns-missing'
  | 'format-unknown'
  | 'profile-unknown'
  | 'dealership-unknown'
  | 'feed-unknown'
  | 'feed-invalid'
  | 'run-unknown'
  | 'retry-unsuited'
  | 'import-running'
  | 'mass-sold'
  | 'url-refused'
  | 'url-failed';

/** An import that changed nothing: what happened, and how to mend it. */
export class StockError extends Error {
  override readonly name = 'StockError';

  constructor(
    readonly code: StockErrorCode,
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}
