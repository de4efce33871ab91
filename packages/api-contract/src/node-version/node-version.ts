// Uses nothing that an old Node lacks, and imports nothing of ours: it is there to say so in words.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The numbers of a version: `v22.12.0` is 22 and 12. */
const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return [major, minor];
};

/**
 * Whether a Node is too old.
 * @param wanted `engines.node` of a package.json, such as `>=22.12`
 * @param version as `process.version` says it
 * @returns which is needed and which runs, and how to mend it; null where it fits
 * @throws Error where `wanted` is no lowest version
 */
export const nodeFault = (wanted: string, version: string): string | null => {
  const [, lowest] = /^>=(\d+(?:\.\d+){0,2})$/.exec(wanted) ?? [];
  if (lowest === undefined) throw new Error(`engines.node must be a lowest version such as >=22.12, not "${wanted}".`);
  const [major, minor] = numbersOf(version);
  const [oldestMajor, oldestMinor] = numbersOf(lowest);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `Forecourt needs Node ${lowest} or newer, and this is Node ${version.replace(/^v/, '')}. Start it with a newer one: https://nodejs.org`;
};

const readEngine = (file: string): string | undefined => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { engines?: { node?: string } };
  return manifest.engines?.node;
};

/** What the nearest package.json upwards of a file that names a Node says; undefined where none does. */
const engineOf = (folder: string): string | undefined => {
  const file = join(folder, 'package.json');
  const engine = existsSync(file) ? readEngine(file) : undefined;
  const parent = dirname(folder);
  return engine ?? (parent === folder ? undefined : engineOf(parent));
};

/**
 * Ends the process with one sentence and exit code 1 where its Node is older than `engines.node` of the package that
 * the calling file belongs to. The first thing that a program does: what it needs is imported after it, by `import()`,
 * since a static import of what an old Node lacks ends in a stack trace before anything runs.
 * @param program `import.meta.url` of the caller
 */
export const requireNode = (program: string): void => {
  const wanted = engineOf(dirname(fileURLToPath(program)));
  if (wanted === undefined)
    throw new Error(`No package.json above ${program} says in engines.node which Node it needs.`);
  const fault = nodeFault(wanted, process.version);
  if (fault === null) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
};
