import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noParts, type TemplateParts, type ThemeColors, templatePartsSchema } from '@forecourt/config/templates';
import { z } from 'zod';
import { repositoryRoot } from './paths';

/** Where the template apps stand, and the one list of those that are registered. */
const folderOfApps = join(repositoryRoot, 'apps');
const registryFile = join(folderOfApps, 'templates.json');

const registrySchema = z.array(z.string().min(1)).min(1);
const registrationSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  title: z.string().min(1),
  port: z.number().int().min(1).max(65_535),
  parts: templatePartsSchema.default(noParts),
});
const packageSchema = z.object({ version: z.string() });
const themeModuleSchema = z.object({ theme: z.custom<ThemeColors>((value) => isTheme(value)) });

const isTheme = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'color' in value && 'type' in value && 'font' in value;

/** The registration of a template, as its folder declares it. */
export interface TemplateRegistration {
  /** In site documents. */
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  /** Port of 127.0.0.1 on which the app of the template listens by default. */
  readonly port: number;
  /** What it has of its own. */
  readonly parts: TemplateParts;
  /** Of its package. */
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
}

/** A template of this installation cannot be read. The message names the file and what is wrong with it. */
export class TemplateRegistryError extends Error {
  override readonly name = 'TemplateRegistryError';
}

const readAs = <Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new TemplateRegistryError(`${file} cannot be used: ${reason}`, { cause });
  }
};

/**
 * The templates that `apps/templates.json` lists, in its order, each as its folder's `registration.json` says.
 * @throws TemplateRegistryError
 */
export const readTemplateRegistrations = (): readonly TemplateRegistration[] => {
  const registrations = readAs(registrySchema, registryFile).map((app) => {
    const folder = join(folderOfApps, app);
    return {
      ...readAs(registrationSchema, join(folder, 'registration.json')),
      version: readAs(packageSchema, join(folder, 'package.json')).version,
      folder,
    };
  });
  const twice = registrations.find(({ name }, place) => registrations.findIndex((one) => one.name === name) !== place);
  if (twice !== undefined)
    throw new TemplateRegistryError(`${registryFile} lists two templates named "${twice.name}".`);
  return registrations;
};

/** A template of this installation's own folder with the colours by which brands are judged. */
export interface BuiltInTemplate extends Pick<TemplateRegistration, 'name' | 'title' | 'version' | 'parts'> {
  readonly theme: ThemeColors;
}

const withTheme = async ({ name, title, version, parts, folder }: TemplateRegistration): Promise<BuiltInTemplate> => {
  const file = join(folder, 'theme.mjs');
  const read = themeModuleSchema.safeParse(await import(pathToFileURL(file).href));
  if (!read.success)
    throw new TemplateRegistryError(`${file} must export the theme of template "${name}" as \`theme\`.`);
  return { name, title, version, parts, theme: read.data.theme };
};

let builtIn: Promise<readonly BuiltInTemplate[]> | undefined;

/**
 * The templates of `apps/templates.json` with their themes. Read once in a process: one is added with a new start. Those
 * that are registered by command come from the database (`ground/templates`).
 * @throws TemplateRegistryError
 */
export const builtInTemplates = (): Promise<readonly BuiltInTemplate[]> => {
  builtIn ??= Promise.all(readTemplateRegistrations().map(withTheme));
  return builtIn;
};
