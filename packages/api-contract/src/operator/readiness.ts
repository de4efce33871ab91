/** Looks at one thing that a process needs for its work. Says in words what is wrong with it; null: nothing. */
export type Check = () => Promise<string | null> | string | null;

/** Whether a process can do its work, and what it misses. */
export interface Readiness {
  readonly isReady: boolean;
  /** What each check found, by its name: `ok`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Milliseconds that one check may take: what does not answer by then is of no use to a shopper either. */
export const checkPatienceMs = 3_000;

const found = async (check: Check, patienceMs: number): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer in ${patienceMs / 1000} s`), patienceMs);
  });
  try {
    return (await Promise.race([Promise.resolve().then(check), late])) ?? 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs all checks at once. One that throws, or takes longer than `patienceMs`, has found a fault. */
export const readinessOf = async (
  checks: Readonly<Record<string, Check>>,
  patienceMs: number = checkPatienceMs,
): Promise<Readiness> => {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await found(check, patienceMs)] as const),
  );
  return { isReady: entries.every(([, state]) => state === 'ok'), checks: Object.fromEntries(entries) };
};
