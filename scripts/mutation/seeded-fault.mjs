// @ts-check
/**
 * What finds a fault: `unit` and `integration` name a test file, `stories` a folder of packages/ui, `e2e` a spec below
 * e2e/ without its ending, `types` a workspace.
 * @typedef {'unit' | 'types' | 'integration' | 'stories' | 'e2e'} FaultKind
 */
/**
 * @typedef {object} FaultRun
 * @property {FaultKind} kind
 * @property {string} target
 */
/**
 * @typedef {object} HunkLine
 * @property {' ' | '-' | '+'} sign
 * @property {string} text
 */
/**
 * @typedef {object} FileChange
 * @property {string} file from the root of the checkout
 * @property {readonly (readonly HunkLine[])[]} hunks
 */
/**
 * @typedef {object} SeededFault
 * @property {string} name of its patch, without the ending: `01-finance-living-costs`
 * @property {string} wrong what a person would see wrong, in one sentence
 * @property {string | null} undoes the commit whose mend it takes out again
 * @property {readonly FaultRun[]} runs what concerns it, in the order in which it is tried
 * @property {readonly FileChange[]} changes
 */

/** @type {readonly FaultKind[]} */
export const faultKinds = ['unit', 'types', 'integration', 'stories', 'e2e'];

/** @param {string} text @returns {text is FaultKind} */
export const isFaultKind = (text) => faultKinds.some((kind) => kind === text);

/** @param {string} name @param {string} text @returns {FaultRun} */
const readRun = (name, text) => {
  const [kind = '', target, ...rest] = text.split(/\s+/);
  if (!isFaultKind(kind) || target === undefined || rest.length > 0)
    throw new Error(`${name}: "Runs: ${text}" must be one of ${faultKinds.join(', ')} and what is run.`);
  return { kind, target };
};

/** @param {string} name @param {readonly string[]} lines */
const readHeader = (name, lines) => {
  /** @type {FaultRun[]} */
  const runs = [];
  /** @type {string | null} */
  let undoes = null;
  /** @type {string[]} */
  const words = [];
  for (const line of lines) {
    if (line.startsWith('Runs: ')) runs.push(readRun(name, line.slice('Runs: '.length).trim()));
    else if (line.startsWith('Undoes: ')) undoes = line.slice('Undoes: '.length).trim();
    else if (line.trim() !== '') words.push(line.trim());
  }
  if (words.length === 0) throw new Error(`${name}: a sentence must say what a person would see wrong.`);
  if (runs.length === 0) throw new Error(`${name}: no line says what concerns it, such as "Runs: unit x.test.ts".`);
  return { wrong: words.join(' '), undoes, runs };
};

/** @param {string} name @param {readonly string[]} lines @returns {readonly FileChange[]} */
const readChanges = (name, lines) => {
  /** @type {{ file: string, hunks: HunkLine[][] }[]} */
  const changes = [];
  /** @type {HunkLine[] | null} */
  let hunk = null;
  for (const line of lines) {
    const sign = line[0];
    if (line.startsWith('--- ')) hunk = null;
    else if (line.startsWith('+++ ')) changes.push({ file: line.slice(4).replace(/^b\//, ''), hunks: [] });
    else if (line.startsWith('@@')) {
      hunk = [];
      changes.at(-1)?.hunks.push(hunk);
    }
    // Of an empty line of context editors take the blank away.
    else if (hunk !== null && (sign === ' ' || sign === '-' || sign === '+')) hunk.push({ sign, text: line.slice(1) });
    else if (hunk !== null && line === '') hunk.push({ sign: ' ', text: '' });
  }
  const isChange = changes.length > 0 && changes.every(({ hunks }) => hunks.some((one) => one.some(isChanged)));
  if (!isChange) throw new Error(`${name}: there is no change in it.`);
  return changes;
};

/** @param {HunkLine} line */
export const isChanged = ({ sign }) => sign !== ' ';

/**
 * Reads a patch: a sentence and its `Runs:` lines, then a unified diff.
 * @param {string} name
 * @param {string} text
 * @returns {SeededFault}
 * @throws {Error} that says what the patch lacks
 */
export const readFault = (name, text) => {
  const lines = text.replace(/\n$/, '').split('\n');
  const start = lines.findIndex((line) => line.startsWith('--- '));
  if (start < 0) throw new Error(`${name}: there is no change in it.`);
  return { name, ...readHeader(name, lines.slice(0, start)), changes: readChanges(name, lines.slice(start)) };
};
