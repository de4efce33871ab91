/** Settings of an index that cannot work. Thrown by `createIndex`; a fault of the owner's code, never of a searcher. */
export class IndexSettingsError extends Error {
  readonly code = 'search_settings_invalid';

  constructor(message: string) {
    super(message);
    this.name = 'IndexSettingsError';
  }
}
