import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../database/database';
import type { Env } from '../env/env';

/** Something that is wrong with a site or with the installation. */
export interface Fault {
  /** What is wrong, in words for somebody who did not build it. */
  readonly what: string;
  /** What to do about it: a command, where one mends it. */
  readonly mend: string;
}

/** What a check has found. */
export interface Findings {
  /** What is worth knowing where nothing is wrong. */
  readonly facts: readonly string[];
  readonly faults: readonly Fault[];
}

/** What checks work with: the same object for all sites of a run. */
export interface SiteCheckDeps {
  readonly db: Db;
  readonly env: Pick<
    Env,
    'allowPrivateAddresses' | 'dataDir' | 'now' | 'publicPort' | 'publicScheme' | 'settingsOf' | 'smtpUrl' | 'templates'
  >;
}

/** Looks at one thing that a site needs, for `forecourt doctor`. */
export interface SiteCheck {
  /** What it looks at, such as `stock`. */
  readonly name: string;
  readonly ofSite?: (site: SiteDocument, deps: SiteCheckDeps) => Promise<Findings>;
  /** What is the same for every site. */
  readonly ofInstallation?: (deps: SiteCheckDeps) => Promise<Findings>;
}

/**
 * Reads what is the same for every site: once in a run, for the check that asks first. One that failed is read again for the
 * next site.
 */
export const readOnce = <Answer>(read: (deps: SiteCheckDeps) => Promise<Answer>) => {
  const answers = new WeakMap<SiteCheckDeps, Promise<Answer>>();
  return (deps: SiteCheckDeps): Promise<Answer> => {
    const known = answers.get(deps);
    if (known !== undefined) return known;
    const asked = read(deps);
    answers.set(deps, asked);
    // Told to whoever asked.
    asked.catch(() => answers.delete(deps));
    return asked;
  };
};

/** Findings that are nothing but faults. */
export const onlyFaults = (faults: readonly Fault[]): Findings => ({ facts: [], faults });

/** A length of time as people say it: `3 days`, `1 hour`. */
export const spelledTime = (seconds: number): string => {
  const [unit, length] =
    seconds >= 2 * 86_400
      ? (['day', 86_400] as const)
      : seconds >= 2 * 3_600
        ? (['hour', 3_600] as const)
        : (['minute', 60] as const);
  const count = Math.round(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
