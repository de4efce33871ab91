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

/** Codes of an error before anything was sent, where it came of looking a name up or of connecting. */
const neverSent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);
const whileConnecting = new Set(['connect', 'getaddrinfo']);
/** Codes of a connection that broke while the request was on it: it may have been received. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_SOCKET']);

type SystemError = Error & { readonly code?: string; readonly syscall?: string };

/**
 * Whether a process could not be reached at all. A network that goes away under an open connection has the same code as
 * one that was never there: only what the system was asked to do tells them apart. Several addresses of one name fail
 * with an error of errors.
 */
export const isNeverSent = (error: Error): boolean => {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isNeverSent);
  const { code = '', syscall = '' }: SystemError = error;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || (neverSent.has(code) && whileConnecting.has(syscall));
};

/**
 * Whether another process may be asked after one has failed. What may have been received and stored is never sent a
 * second time: a lead goes on only where no connection came about.
 */
export const reasonAfterError = (error: Error, { onlyReads, isHeld }: AskedOnce): AskAgainReason | null => {
  if (!isHeld) return null;
  const { code = '' }: SystemError = error;
  return isNeverSent(error) || (onlyReads && broken.has(code)) ? 'unreachable' : null;
};

/** Statuses of a process that cannot answer now, where another may hold what is asked for. */
const unable = new Set([500, 502, 503]);

/** Whether another process may be asked after one has answered: it cannot draw the page, or has no such file. */
export const reasonAfterAnswer = (status: number, { onlyReads, isHeld, isFile }: AskedOnce): AskAgainReason | null => {
  if (!onlyReads || !isHeld) return null;
  if (unable.has(status)) return 'failed';
  return status === 404 && isFile ? 'missing_file' : null;
};
