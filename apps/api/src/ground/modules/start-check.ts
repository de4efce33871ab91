import type { Database } from '../database/database';
import type { Env } from '../env/env';

/** Something without which a program of this installation would do harm, or lose what it holds. */
export interface StartCheck {
  readonly name: string;
  /** What is missing and how to mend it, by name; null where all is there. */
  readonly fault: (
    database: Database,
    env: Pick<Env, 'dataDir' | 'sealingKey' | 'settingsOf'>,
  ) => Promise<string | null>;
}

/** The start was refused: what is missing and how to mend it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** @throws StartRefused naming everything that is missing */
export const checkStart = async (
  checks: readonly StartCheck[],
  database: Database,
  env: Pick<Env, 'dataDir' | 'sealingKey' | 'settingsOf'>,
): Promise<void> => {
  const faults = await Promise.all(checks.map(({ fault }) => fault(database, env)));
  const found = faults.filter((fault) => fault !== null);
  if (found.length > 0) throw new StartRefused(found.join(' '));
};
