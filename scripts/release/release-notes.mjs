// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Changeset
 * @property {string} name of its file, without `.md`
 * @property {Readonly<Record<string, 'major' | 'minor' | 'patch'>>} packages
 * @property {string} text
 */
/**
 * A change as the notes of a release tell it.
 * @typedef {object} Note
 * @property {string} name of its changeset
 * @property {readonly string[]} packages without `@forecourt/`
 * @property {string} what its first sentence
 * @property {string} [duty] what its readers do, where it says so
 */
/**
 * @typedef {object} ReleaseNotes
 * @property {string} version
 * @property {readonly Note[]} do what asks something of its readers
 * @property {readonly Note[]} new
 * @property {readonly Note[]} mended
 */

const packageLine = /^['"]?((?:@forecourt\/[a-z-]+)|create-forecourt-template)['"]?: *(major|minor|patch)$/;

/**
 * A changeset from the text of its file.
 * @param {string} name
 * @param {string} file
 * @returns {Changeset}
 * @throws {Error} where it has no head, or a line of it names no package with a kind of change
 */
export const readChangeset = (name, file) => {
  const [, head, ...rest] = file.replaceAll('\r\n', '\n').split(/^---$/m);
  if (head === undefined || rest.length === 0)
    throw new Error(`.changeset/${name}.md has no head between two lines of ---`);
  const packages = head.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const [, id = '', kind] = packageLine.exec(line.trim()) ?? [];
    if (kind === undefined)
      throw new Error(`.changeset/${name}.md: "${line}" names no package of ours with its kind of change`);
    return [[id, kind]];
  });
  return { name, packages: Object.fromEntries(packages), text: rest.join('---').trim() };
};

const dutyMark = /Do when you upgrade(?:: *|(?=, ))/;
/** What a change asks of its readers, or null. @param {string} text */
const dutyOf = (text) => {
  const mark = dutyMark.exec(text);
  if (mark === null) return null;
  const duty = text
    .slice(mark.index + mark[0].length)
    .replace(/^, /, '')
    .trim();
  return /^nothing\b/i.test(duty) ? null : `${duty.charAt(0).toUpperCase()}${duty.slice(1)}`;
};

/** Does it say itself that nothing is to be done? @param {string} text */
const saysNothing = (text) => /\bnothing to do\b|Do when you upgrade: nothing/i.test(text);

/** Is every quotation and every piece of code in it closed? @param {string} text */
const isWhole = (text) => text.split('"').length % 2 === 1 && text.split('`').length % 2 === 1;

/** Too short to tell what a change is: "Orders.", "Special offers." */
const tellsNothing = 25;

/**
 * The first sentence of its first paragraph without what its readers do, and the next one where the first is a mere heading.
 * @param {string} text
 */
const firstSentence = (text) => {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? '').replaceAll('\n', ' ');
  const before = paragraph.split(dutyMark)[0]?.trim() || paragraph;
  let told = '';
  for (const part of before.split(/(?<=[a-z0-9`)"'][.!?]) (?=[A-Z`"])/)) {
    told = told === '' ? part : `${told} ${part}`;
    if (isWhole(told) && told.length > tellsNothing) break;
  }
  return told.replace(/ Nothing to do(?: else)?\.$/, '').replace(/[:;]$/, '.');
};

/** Notes are read where the links of a changeset lead nowhere. @param {string} text */
const withoutLinks = (text) => text.replace(/\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1');

/**
 * Changesets as notes of one release: first what readers must do, then what is new, then what is mended; within each,
 * those that say that nothing is to be done come last.
 * @param {readonly Changeset[]} changesets
 * @param {string} version
 * @returns {ReleaseNotes}
 */
export const releaseNotes = (changesets, version) => {
  const told = [...changesets].sort(
    (a, b) => Number(saysNothing(a.text)) - Number(saysNothing(b.text)) || a.name.localeCompare(b.name),
  );
  const noteOf = (/** @type {Changeset} */ { name, packages, text }) => {
    const duty = dutyOf(text);
    return {
      name,
      packages: Object.keys(packages).map((id) => id.replace('@forecourt/', '')),
      what: withoutLinks(firstSentence(text)),
      ...(duty === null ? {} : { duty: withoutLinks(duty) }),
    };
  };
  const isMended = (/** @type {Changeset} */ { packages }) => Object.values(packages).every((kind) => kind === 'patch');
  const rest = told.filter(({ text }) => dutyOf(text) === null);
  return {
    version,
    do: told.filter(({ text }) => dutyOf(text) !== null).map(noteOf),
    new: rest.filter((one) => !isMended(one)).map(noteOf),
    mended: rest.filter(isMended).map(noteOf),
  };
};

/** The changesets that wait in a folder, by name. @param {string} folder @returns {Changeset[]} */
export const waitingChangesets = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readChangeset(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));

const wordsAMinute = 230;

/** @param {string} text */
const minutes = (text) => Math.max(1, Math.round(text.split(/\s+/).length / wordsAMinute));

/** @param {number} number @param {string} word */
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** A paragraph, and what follows it, as an entry of a list. @param {string} text */
const entry = (text) => `- ${text.replaceAll('\n', '\n  ').replaceAll('\n  \n', '\n\n')}`;

const told = (/** @type {Note} */ { what, packages }) => `${what} (${packages.join(', ')})`;

/** A list that is opened by whoever wants it. @param {string} title @param {readonly Note[]} notes */
const folded = (title, notes) =>
  notes.length === 0
    ? []
    : [
        `<details><summary>${title} (${notes.length})</summary>`,
        '',
        ...notes.map((note) => entry(told(note))),
        '',
        '</details>',
        '',
      ];

/**
 * Notes as a page of Markdown: in short, what its readers do, and folded what has changed. The page says how long what is
 * open takes to read. Of a first release nobody upgrades but those who built on a checkout: what they do is folded, too.
 * @param {ReleaseNotes} notes
 * @param {object} more
 * @param {string} more.inShort what somebody wrote of the release as a whole; empty where nobody did
 * @param {boolean} more.isFirst whether nothing was released before
 */
export const notesPage = (notes, { inShort, isFirst }) => {
  const opening = inShort.trim() === '' ? [] : ['## In short', '', inShort.trim(), ''];
  const duties = notes.do.flatMap(({ duty = '', packages }) => [entry(`*${packages.join(', ')}.* ${duty}`), '']);
  const todo = duties.length === 0 ? ['Nothing.', ''] : duties;
  const open = [...opening, ...(isFirst ? [] : todo)].join('\n');
  return [
    `# ${notes.version}`,
    '',
    `${count(minutes(open), 'minute')} to read, without what is folded. The whole text of every change stands in the CHANGELOG.md of its packages.`,
    '',
    ...opening,
    ...(isFirst
      ? ['<details><summary>Do when you built on a checkout before</summary>', '', ...todo, '</details>', '']
      : ['## Do when you upgrade', '', ...todo]),
    '## Every change',
    '',
    ...folded('What asks something of its readers', notes.do),
    ...folded('New', notes.new),
    ...folded('Mended', notes.mended),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
};
