export type StockErrorCode =
  | 'file-missing'
  | 'file-broken'
  | 'file-empty'
  | 'file-truncated'
  | 'columns-missing'
  | 'profile-unknown'
  | 'dealership-unknown'
  | 'import-running'
  | 'mass-sold';

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
