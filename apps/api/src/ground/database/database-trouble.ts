/**
 * Why the database cannot do its work for now, through no fault of the query: `away` when it cannot be reached, is
 * starting or went away in the middle, `full` when it has no room left.
 */
export type DatabaseTrouble = 'away' | 'full';

/** Codes of the operating system for a server that cannot be reached. */
const unreachable = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);

/** What the driver says of a connection that is lost or was never made; it gives these errors no code. */
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/**
 * SQLSTATEs: connection exceptions, too many connections or no memory, ended by an operator or a crash, starting up,
 * and a server that has become a standby.
 */
const awayState = /^(08|53[23]|57P0|25006)/;
const fullState = '53100';

/** The database took a question and has not answered it in the time that somebody waits for it. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';
  constructor() {
    super('The database did not answer in time.');
  }
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/**
 * Whether an error, or what caused it, is the database's own trouble; null when the fault is another. Ask only about
 * errors of database work: a refused connection to somewhere else looks the same.
 */
export const databaseTrouble = (error: unknown): DatabaseTrouble | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseSilentError) return 'away';
    const code = codeOf(cause);
    if (code === fullState) return 'full';
    if (unreachable.has(code) || awayState.test(code) || driverWords.test(cause.message)) return 'away';
    // A host name with several addresses fails with the errors of all of them.
    if (cause instanceof AggregateError && cause.errors.some((one) => databaseTrouble(one) !== null)) return 'away';
  }
  return null;
};

/**
 * What `work` answers, or a {@link DatabaseSilentError} after so many milliseconds: for people who wait. The work goes
 * on, and may yet be done after all.
 */
export const answeredWithin = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DatabaseSilentError()), ms);
  });
  // The loser of the race fails unheard.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
