/** Why another process of the same application is asked after one has been. */
export type AskAgainReason = 'unreachable' | 'failed' | 'missing_file';

/** What is asked, as far as it decides whether it may be asked again. */
export interface AskedOnce {
  /** It changes nothing: a page, a file, a search. */
  readonly onlyReads: boolean;
  /** Its body can be sent again: it is held as a whole, or there is none. */
  readonly isHeld: boolean;
  /** A file of a build. */
  readonly isFile: boolean;
}

/** Errors before anything was sent: no process has received the request. */
const neverSent = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A connection that broke while the request was on it: it may have been received. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The code of a failed request; several addresses of one name fail with an error of errors. */
const codeOf = (error: Error): string => {
  const { code } = error as Error & { readonly code?: string };
  const [first] = error instanceof AggregateError ? error.errors : [];
  return code ?? (first instanceof Error ? codeOf(first) : '');
};

/** Whether a process could not be reached at all. */
export const isNeverSent = (error: Error): boolean => neverSent.has(codeOf(error));

/**
 * Whether another process may be asked after one has failed. What may have been received and stored is never sent a
 * second time: a lead goes on only where no connection came about.
 */
export const reasonAfterError = (error: Error, { onlyReads, isHeld }: AskedOnce): AskAgainReason | null => {
  if (!isHeld) return null;
  const mayGoOn = isNeverSent(error) || (onlyReads && broken.has(codeOf(error)));
  return mayGoOn ? 'unreachable' : null;
};

/** Statuses of a process that cannot answer now, where another may hold what is asked for. */
const unable = new Set([500, 502, 503]);

/** Whether another process may be asked after one has answered: it cannot draw the page, or has no such file. */
export const reasonAfterAnswer = (status: number, { onlyReads, isHeld, isFile }: AskedOnce): AskAgainReason | null => {
  if (!onlyReads || !isHeld) return null;
  if (unable.has(status)) return 'failed';
  return status === 404 && isFile ? 'missing_file' : null;
};
