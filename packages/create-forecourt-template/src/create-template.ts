import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why there is no template where one was asked for, in a sentence. */
export class TemplateCannotBe extends Error {
  override readonly name = 'TemplateCannotBe';
}

/** What a template is begun with. */
interface Beginning {
  /** The folder of plain template files. */
  readonly from: string;
  /** Where the template is to be; absolute. */
  readonly folder: string;
  /** In site documents. */
  readonly name: string;
  /** As people call it; null: made of the name. */
  readonly title: string | null;
  /** The release whose packages it asks for, `0.3.0`. */
  readonly release: string;
}

/** As registrations take it: a slug, `isSlug` of the domain. */
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** Where a file goes. npm sends some names to no registry, and tools take others for their own: these begin with `_`. */
const placeOf = (file: string): string => {
  if (file === '_gitignore') return '.gitignore';
  return file.startsWith('_') ? file.slice(1) : file;
};

/** In JSON and Markdown alike: neither quotes nor line ends. */
const isTitle = (text: string): boolean => text.trim() !== '' && !/["\\\p{Cc}]/u.test(text);

/**
 * Writes a template app into a folder.
 * @returns its name, and the files, from its folder
 * @throws TemplateCannotBe before anything is written
 */
export const createTemplate = ({
  from,
  folder,
  name,
  title: given,
  release,
}: Beginning): { readonly name: string; readonly files: readonly string[] } => {
  if (!namePattern.test(name) || name.length > 60)
    throw new TemplateCannotBe(
      `"${name}" is no name of a template: write lower-case words joined by hyphens, as in --name night-market.`,
    );
  const title = given ?? titleOf(name);
  if (!isTitle(title)) throw new TemplateCannotBe('A title is words without quotes, as in --title "Night Market".');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new TemplateCannotBe(`${folder} is there already, and not empty.`);
  const sources = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  const files = sources.map((source) => {
    const file = placeOf(source.replaceAll('\\', '/'));
    const text = readFileSync(join(from, source), 'utf8');
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      text.replaceAll('{{name}}', name).replaceAll('{{title}}', title).replaceAll('{{release}}', release),
    );
    return file;
  });
  return { name, files };
};
