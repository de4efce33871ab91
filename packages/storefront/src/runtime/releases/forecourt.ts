#!/usr/bin/env node
// The command of a template app, `npx forecourt`. It is run from a folder that holds nothing but this package, too, so this
// folder imports only what Node has.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { versionAt, withRelease } from './fetch-release';
import { ProgramFailed, runProgram } from './programs';
import { upgradeApp } from './upgrade-app';

const usage = `forecourt upgrade [--to VERSION] [--dry-run]

Brings the packages of Forecourt in this template app to one release, runs the codemods of the releases between, writes the
route files anew, and says what is left to do. Commit before it, so that you see what it changed.

  --to VERSION  a version or a tag of the registry; latest without it
  --dry-run     says all of it and changes nothing`;

const root = new URL('../../../', import.meta.url);
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const upgrade = async (to: string, isDryRun: boolean): Promise<void> => {
  const app = process.cwd();
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const wanted = await versionAt(app, to);
  if (wanted === version) {
    await upgradeApp({ app, version, releases: fileURLToPath(new URL('releases', root)), isDryRun, say });
    return;
  }
  // What a release asks for is known by that release alone.
  await withRelease(app, wanted, async (program) => {
    const args = ['upgrade', '--to', wanted, ...(isDryRun ? ['--dry-run'] : [])];
    try {
      await runProgram(process.execPath, [program, ...args], { cwd: app, isShown: true });
    } catch (error) {
      // It has said why itself.
      if (!(error instanceof ProgramFailed)) throw error;
      process.exitCode = 1;
    }
  });
};

const readCommand = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'latest' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exit(2);
  }
};

const { values, positionals } = readCommand();
if (values.help) say(usage);
else if (positionals.length !== 1 || positionals[0] !== 'upgrade') {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else
  try {
    await upgrade(values.to, values['dry-run']);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
