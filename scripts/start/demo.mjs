// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * What has been loaded, and at which `seq` of the database: a lower one later means another database.
 * @typedef {object} DemoRecord
 * @property {string} documents digest of the dealerships, sites with their content, offers and reviews
 * @property {number} seq
 */

const documentFolders = ['demo/dealerships', 'sites', 'demo/offers', 'demo/reviews'];

/** The folders with the content of each demo site's pages, from the root. */
const contentFolders = () =>
  readdirSync(join(root, 'sites'))
    .map((site) => join('sites', site, 'content'))
    .filter((folder) => existsSync(join(root, folder)));

/** Digest of every document under the folders, by name and content. @param {readonly string[]} folders */
export const digestOf = (folders) => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort();
    for (const file of files) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

/**
 * What is left to load.
 * @param {{ record: DemoRecord | null, documents: string, seq: number, reload: boolean }} state
 * @returns {'nothing' | 'documents' | 'everything'}
 */
export const leftToLoad = ({ record, documents, seq, reload }) => {
  if (reload || record === null || seq < record.seq) return 'everything';
  return record.documents === documents ? 'nothing' : 'documents';
};

/** @param {string} path @returns {DemoRecord | null} */
const readRecord = (path) => {
  try {
    const record = JSON.parse(readFileSync(path, 'utf8'));
    return typeof record.documents === 'string' && typeof record.seq === 'number' ? record : null;
  } catch {
    // Missing or cut short: everything is loaded again, which changes nothing that is there already.
    return null;
  }
};

/**
 * The commands of the command line that load what is left, in their order.
 * @param {string[]} feeds paths of the stock feeds, each named for its dealership
 * @returns {string[][]}
 */
export const demoCommands = (feeds) => [
  ['media', 'add', 'demo/imagery/places', 'demo/imagery/reports'],
  ['dealerships', 'apply', 'demo/dealerships', '--yes', '--allow-removal'],
  ['sites', 'apply', 'sites', '--yes', '--allow-removal'],
  ['content', 'apply', ...contentFolders(), '--publish', '--yes', '--by', 'demo'],
  ['offers', 'apply', 'demo/offers', '--yes', '--allow-removal'],
  ...readdirSync(join(root, 'demo', 'reviews'))
    .sort()
    .map((file) => [
      ...['reviews', 'import', join('demo', 'reviews', file)],
      ...['--dealership', basename(file, '.json'), '--source', 'demonstration'],
    ]),
  ...feeds.map((feed) => [
    ...['stock', 'import', feed, '--dealership', basename(feed, '.csv')],
    ...['--profile', 'canonical', '--media', 'demo/imagery/images'],
  ]),
];

/**
 * Reads what a batch says while it runs, and tells what it is at: the documents once, then one dealership's stock after
 * the other.
 * @param {number} feeds how many there are
 * @param {(detail: string) => void} tell
 */
export const batchProgress = (feeds, tell) => {
  let rest = '';
  let loaded = 0;
  return (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, dealership] = /^forecourt stock import .* --dealership (\S+)/.exec(line) ?? [];
      if (dealership === undefined) continue;
      loaded += 1;
      tell(`stock of ${dealership} (${loaded} of ${feeds})`);
    }
  };
};

/**
 * Loads demo dealerships, sites, offers, reviews and stock that are not in the database yet, by one process.
 * @param {object} options
 * @param {Settings} options.settings
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => Promise<number>} options.currentSeq
 * @param {boolean} options.reload
 * @param {(detail: string) => void} options.tell
 * @param {AbortSignal} options.signal
 * @returns {Promise<string>} the last word on it
 */
export const loadDemo = async ({ settings, env, currentSeq, reload, tell, signal }) => {
  const documents = digestOf(documentFolders.map((folder) => join(root, folder)));
  const before = readRecord(settings.demoRecord);
  const left = leftToLoad({ record: before, documents, seq: await currentSeq(), reload });
  if (left === 'nothing') return 'already loaded';

  const childEnv = { ...withBinaries(env), FORECOURT_DATA_DIR: settings.data };
  const node = async (/** @type {string[]} */ args, /** @type {((text: string) => void) | undefined} */ onText) => {
    const { code, output } = await run(pinnedNode, args, { cwd: root, env: childEnv, signal, onText });
    if (code !== 0)
      throw new Error(
        `${args.map((arg) => relative(root, arg) || arg).join(' ')} ended with code ${code}.\n${output.trim()}`,
      );
  };

  mkdirSync(settings.demoStock, { recursive: true });
  if (left === 'everything')
    await node([join(root, 'demo', 'stock', 'generate.mjs'), '--out', settings.demoStock], undefined);
  const feeds = readdirSync(settings.demoStock)
    .filter((file) => left === 'everything' && file.endsWith('.csv'))
    .sort()
    .map((file) => join(settings.demoStock, file));
  const batch = join(settings.demoStock, 'batch.json');
  writeFileSync(batch, JSON.stringify(demoCommands(feeds)));
  tell('dealerships, sites, content, offers and reviews');
  await node([join(root, 'apps', 'api', 'dist', 'cli.js'), 'batch', batch], batchProgress(feeds.length, tell));
  mkdirSync(dirname(settings.demoRecord), { recursive: true });
  /** @type {DemoRecord} */
  const record = { documents, seq: await currentSeq() };
  writeFileSync(settings.demoRecord, `${JSON.stringify(record)}\n`);
  return left === 'everything' ? `loaded for ${feeds.length} dealerships` : 'sites applied again';
};
