/**
 * How a failure reaches people. `logged`: the console or the log, nothing on the page. `inline`: words where the
 * content or the field would be. `alert`: an announced alert that stays until the next try. `toast`: a passing note.
 */
export type ErrorHandling = 'logged' | 'inline' | 'alert' | 'toast';

/** What happens when something fails. */
export interface ErrorEntry {
  readonly handling: ErrorHandling;
  /** What people read; null when they read nothing, or only words that came with the failure. */
  readonly message: string | null;
  /** Stands over the message. */
  readonly title?: string;
  /** Words that came with the failure, such as a server's answer, go before `message`. */
  readonly ownWords?: true;
}

/** The plainest sentence, where neither an entry nor the failure has words. */
export const unexpected = 'An unexpected error occured';

/**
 * What people read of an error: the words that came with the failure where the entry takes them, else the entry's.
 * Where neither has any it is the plainest sentence, so that an alert is never empty.
 */
export const messageOf = (entry: ErrorEntry, given?: string | null): string => {
  const own = entry.ownWords === true ? (given?.trim() ?? '') : '';
  return own !== '' ? own : (entry.message ?? unexpected);
};
