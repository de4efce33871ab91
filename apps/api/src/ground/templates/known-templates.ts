import {
  findTemplate,
  type RegisteredTemplate,
  readTemplateReference,
  readThemeColors,
  type TemplateVersion,
  type ThemeColors,
} from '@forecourt/config/templates';
import type { Db } from '../database/database';
import { type TemplateRow, templates } from '../database/schema';
import type { TemplatePlace } from '../env/template-places';
import { type BuiltInTemplate, builtInTemplates } from '../env/template-registry';

/** Where templates are read from: the database, or a transaction. */
type TemplatesDb = Pick<Db, 'select'>;

/** A version of a template as this installation has it. */
interface TemplateHere extends TemplateVersion {
  /** Its name, or, of one that was registered by command, name and version: `d@1.2.3`. Sites are drawn by it under that. */
  readonly id: string;
}

/** A version of a template with where its app is: an origin as the gateway reaches it. */
export interface KnownTemplate extends TemplateHere {
  readonly origin: string;
}

/** The same with the colours and parts by which site documents are judged. */
export interface ThemedTemplate extends TemplateHere, RegisteredTemplate {}

/** How a version that was registered by command is called. */
export const templateId = ({ name, version }: Pick<TemplateRow, 'name' | 'version'>): string => `${name}@${version}`;

type StoredVersion = Pick<TemplateRow, 'name' | 'version' | 'title' | 'is_current'>;

/** Built-in ones are current unless another version of their name was made so. */
const builtInHere = <BuiltIn extends Pick<TemplateVersion, 'name' | 'version' | 'title'>>(
  builtIn: readonly BuiltIn[],
  stored: readonly StoredVersion[],
): readonly (BuiltIn & TemplateHere)[] =>
  builtIn.map((template) => ({
    ...template,
    id: template.name,
    isBuiltIn: true,
    isCurrent: !stored.some((row) => row.is_current && row.name === template.name),
  }));

const storedHere = ({ name, version, title, is_current }: StoredVersion): TemplateHere => ({
  ...{ name, version, title, id: templateId({ name, version }) },
  isBuiltIn: false,
  isCurrent: is_current,
});

/** All templates with their colours and parts, the built-in ones first. */
export const themedTemplates = (
  builtIn: readonly BuiltInTemplate[],
  stored: readonly (StoredVersion & Pick<TemplateRow, 'colors' | 'parts'>)[],
): readonly ThemedTemplate[] => [
  ...builtInHere(builtIn, stored),
  ...stored.map((row) => ({ ...storedHere(row), theme: readThemeColors(row.colors).theme, parts: row.parts })),
];

const { name, version, title, origin, is_current, colors, parts } = templates;

/**
 * Every template that sites may name and where its app is: those of the folder, and those of the database, which come
 * and go while the programs run.
 */
export const knownTemplates = async (
  db: TemplatesDb,
  builtIn: readonly TemplatePlace[],
): Promise<readonly KnownTemplate[]> => {
  const stored = await db.select({ name, version, title, origin, is_current }).from(templates).orderBy(name, version);
  return [...builtInHere(builtIn, stored), ...stored.map((row) => ({ ...storedHere(row), origin: row.origin }))];
};

/**
 * The same with the colours and parts by which site documents are judged.
 * @throws TemplateRegistryError
 */
export const registeredTemplates = async (db: TemplatesDb): Promise<readonly ThemedTemplate[]> => {
  const stored = await db
    .select({ name, version, title, is_current, colors, parts })
    .from(templates)
    .orderBy(name, version);
  return themedTemplates(await builtInTemplates(), stored);
};

/**
 * What draws a site whose document is stored: what it names, else, where that is a version of a template of the folder
 * that is not registered, that template as it is now. Other than what may be stored, which `findTemplate` says: better
 * the pages of another release than none.
 */
export const drawnByTemplate = <Template extends TemplateVersion>(
  reference: string,
  known: readonly Template[],
): Template | undefined => {
  const { name } = readTemplateReference(reference);
  return findTemplate(reference, known) ?? known.find((template) => template.isBuiltIn && template.name === name);
};

/**
 * The colours of the template that a site document names, for what is drawn outside its pages. A site whose template is
 * not registered any more has those of the first.
 * @throws TemplateRegistryError
 */
export const themeOf = async (db: TemplatesDb, reference: string): Promise<ThemeColors> => {
  const known = await registeredTemplates(db);
  const found = drawnByTemplate(reference, known) ?? known[0];
  if (found === undefined) throw new Error('No template is registered.');
  return found.theme;
};
