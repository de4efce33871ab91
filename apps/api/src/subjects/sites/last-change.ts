import type { newestVersions } from '../documents';

/** Who last changed a document, and when; null where its history has nothing of it. */
interface LastChange {
  readonly changed_by: string | null;
  readonly changed_at: Date | null;
}

/** The last change of a document, by the newest version of each. */
export const lastChange = (newest: Awaited<ReturnType<typeof newestVersions>>, id: string): LastChange => {
  const version = newest.get(id);
  return { changed_by: version?.who ?? null, changed_at: version?.at ?? null };
};

/** The same for a line of a list. */
export const changeWords = ({ changed_by, changed_at }: LastChange): string =>
  changed_at === null ? '-' : `changed ${changed_at.toISOString()} by ${changed_by}`;
