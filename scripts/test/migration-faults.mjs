// @ts-check
import { createHash } from 'node:crypto';

/**
 * What stands in the folder of migrations.
 * @typedef {object} Migrations
 * @property {Readonly<Record<string, string>>} texts  SQL of each file, by its name without `.sql`
 * @property {readonly { readonly tag: string, readonly when: number }[]} entries  of the journal, in its order
 * @property {Readonly<Record<string, string>>} digests  of the texts as they were released, by name
 */

/** The digest that Drizzle writes into a database that has run the migration. @param {string} text */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Databases remember the time of the last migration that they have run, and run those with a later one: what is older
 * than its predecessor is left out without a word, on every database that is not new.
 * @param {Migrations['entries']} entries
 */
const outOfOrder = (entries) =>
  entries.flatMap(({ tag, when }, index) => {
    const newest = entries.slice(0, index).reduce((one, other) => (other.when > one.when ? other : one), {
      tag: '',
      when: Number.NEGATIVE_INFINITY,
    });
    return when > newest.when
      ? []
      : [
          `${tag} has the time ${when}, which is not later than that of ${newest.tag} (${newest.when}): databases that have run that one would leave it out. Generate it again.`,
        ];
  });

/**
 * Everything about migrations that would make databases differ, or that cannot be told yet. Empty when all is well.
 * @param {Migrations} migrations
 */
export const migrationFaults = ({ texts, entries, digests }) => {
  const tags = entries.map(({ tag }) => tag);
  const missing = tags.filter((tag) => texts[tag] === undefined);
  const unlisted = Object.keys(texts).filter((name) => !tags.includes(name));
  const gone = Object.keys(digests).filter((name) => !tags.includes(name));
  const changed = tags.filter(
    (tag) => texts[tag] !== undefined && digests[tag] !== undefined && digestOf(texts[tag]) !== digests[tag],
  );
  return [
    ...missing.map((tag) => `${tag} stands in the journal and ${tag}.sql is missing.`),
    ...unlisted.map((name) => `${name}.sql has no entry in the journal, so it never runs.`),
    ...gone.map((name) => `${name} was released and is no longer in the journal: a new migration must undo it.`),
    ...changed.map(
      (tag) =>
        `${tag}.sql is not what was released: databases that have run it keep the old text. Change them by a new migration.`,
    ),
    ...outOfOrder(entries),
  ];
};

/** Migrations whose digest is not written down yet. @param {Migrations} migrations */
export const unrecorded = ({ texts, entries, digests }) =>
  entries.map(({ tag }) => tag).filter((tag) => texts[tag] !== undefined && digests[tag] === undefined);
