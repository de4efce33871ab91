#!/usr/bin/env node
// `npm create forecourt-template my-folder -- --name night-market`. Uses nothing but what Node has: it runs before anything
// is installed.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createTemplate, TemplateCannotBe } from './create-template';

const usage = `npm create forecourt-template <folder> -- [--name NAME] [--title TITLE]

Begins a template app of Forecourt in a folder that is not there yet, or is empty.

  --name NAME    as site documents name it, such as night-market; that of the folder without it
  --title TITLE  as people call it, such as "Night Market"; made of the name without it`;

const root = new URL('../', import.meta.url);

const read = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, title: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
    const [folder, ...others] = positionals;
    return folder === undefined || others.length > 0 || values.help ? null : { folder, ...values };
  } catch {
    // An option that there is not: the usage says which there are.
    return null;
  }
};

const asked = read();
if (asked === null) {
  process.stdout.write(`${usage}\n`);
  process.exitCode = process.argv.includes('--help') ? 0 : 2;
} else {
  const folder = resolve(asked.folder);
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  try {
    const { name } = createTemplate({
      from: fileURLToPath(new URL('template', root)),
      folder,
      name: asked.name ?? basename(folder),
      title: asked.title ?? null,
      release: version,
    });
    process.stdout.write(
      `Template ${name} of Forecourt ${version} is in ${folder}.\n\n  cd ${asked.folder}\n  npm install\n  npm run build\n\nThen README.md there.\n`,
    );
  } catch (error) {
    if (!(error instanceof TemplateCannotBe)) throw error;
    process.stderr.write(`${error.message}\nNothing was written.\n`);
    process.exitCode = 1;
  }
}
