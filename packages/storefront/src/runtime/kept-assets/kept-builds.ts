/** A build whose files are kept. */
export interface KeptBuild {
  readonly id: string;
  /** When a process of it last said that it runs, in milliseconds since 1970. */
  readonly usedAt: number;
}

/** For how long, and of how many builds, files are kept. */
export interface KeepingTime {
  /** Days since a process of the build ran last. */
  readonly days: number;
  /** Builds at most, the own one among them. */
  readonly builds: number;
}

const dayMs = 86_400_000;

/** Which builds are kept no longer: too old, or too many newer ones. Never the own one. */
export const buildsToRemove = (
  kept: readonly KeptBuild[],
  own: string,
  { days, builds }: KeepingTime,
  now: number,
): readonly string[] =>
  kept
    .filter(({ id }) => id !== own)
    .sort((one, other) => other.usedAt - one.usedAt)
    .filter(({ usedAt }, place) => place >= builds - 1 || now - usedAt > days * dayMs)
    .map(({ id }) => id);
