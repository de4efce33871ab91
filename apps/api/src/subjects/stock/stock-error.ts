export type StockErrorCode =
  | 'file-missing'
  | 'file-broken'
  | 'file-empty'
  | 'file-truncated'
  | 'file-encoding'
  | 'file-too-large'
  | 'upload-broken-off'
  | 'upload-stopped'
  | 'upload-slow'
  | 'uploads-many'
  | 'file-unsafe'
  | 'disk-full'
  | 'database-away'
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

/**
 * An import that was not done: what happened, and how to mend it. Nothing was changed, unless the database itself failed
 * in the middle: then whole batches may stand, and the remedy says so.
 */
export class StockError extends Error {
  override readonly name = 'StockError';

  constructor(
    readonly code: StockErrorCode,
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
