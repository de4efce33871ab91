/**
 * Where originals of pictures are kept, each named by the SHA-256 of its bytes: what stands there under a name never
 * changes. All throw {@link StorageAway} where the storage does not do it now.
 */
export interface Originals {
  /** Where it is, in words for an operator. */
  readonly place: string;
  /** Bytes of an original; null where there is none. */
  readonly sizeOf: (hash: string) => Promise<number | null>;
  /** All of it, or null where there is none. */
  readonly read: (hash: string) => Promise<Buffer | null>;
  /** Keeps it whole or not at all. */
  readonly write: (hash: string, bytes: Uint8Array) => Promise<void>;
  /** Takes it away; one that is not there is no fault. */
  readonly remove: (hash: string) => Promise<void>;
  /** Whether it can be used now. */
  readonly probe: () => Promise<void>;
}

/** The storage of originals does not do what it is asked: what is wrong, and what mends it. Nothing was lost by it. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';

  /**
   * @param code stable word such as `slow_down`, `clock_skew` or `refused`
   * @param mend what to do about it
   */
  constructor(
    readonly code: string,
    message: string,
    readonly mend: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
