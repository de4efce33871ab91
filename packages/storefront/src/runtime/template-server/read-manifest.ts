import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion, type TemplateManifest } from '@forecourt/api-contract/operator';
import { noParts, templatePartsSchema } from '@forecourt/config/templates';
import { themes } from '@forecourt/ui/themes';
import * as z from 'zod';

const packageSchema = z.object({ name: z.string().min(1), version: z.string().min(1) });
const registrationSchema = z.object({
  name: z.string().min(1),
  title: z.string().min(1).nullable().default(null),
  parts: templatePartsSchema.default(noParts),
});
const themeSchema = z.object({ color: z.record(z.string(), z.string()) });

/** What is read from a file; null where there is none. */
const ifThere = async <Content>(content: Promise<Content>): Promise<Content | null> => {
  try {
    return await content;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
};

/** What `theme.mjs` exports: the name of a theme of ours, for themes themselves have none, else `own`; and its colours. */
const themeOf = async (dir: string): Promise<Pick<TemplateManifest, 'theme' | 'colors'>> => {
  const exported = await ifThere(import(pathToFileURL(join(dir, 'theme.mjs')).href));
  const theme = Object.entries(themes).find(([, ours]) => ours === exported?.theme)?.[0] ?? 'own';
  // A label in metrics, colours to judge brands by: no app fails for a theme that says neither.
  return { theme, colors: themeSchema.safeParse(exported?.theme).data?.color ?? null };
};

/** Of the package that this file is in, which draws the pages. */
const storefrontVersion = (): string => {
  const file: unknown = createRequire(import.meta.url)('@forecourt/storefront/package.json');
  return packageSchema.parse(file).version;
};

/**
 * What an app is, from the files in its folder: its package, its registration where it has one, its theme, its build.
 * In development there is no build: what lies there is of an earlier one.
 * @throws where its package cannot be read
 */
export const readManifest = async (
  dir: string,
  { dev = false }: { readonly dev?: boolean } = {},
): Promise<TemplateManifest> => {
  const own = packageSchema.parse(JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')));
  const registration = await ifThere(readFile(join(dir, 'registration.json'), 'utf8'));
  const build = dev ? null : await ifThere(readFile(join(dir, '.next', 'BUILD_ID'), 'utf8'));
  const { name, title, parts } =
    registration === null
      ? { name: own.name, title: null, parts: noParts }
      : registrationSchema.parse(JSON.parse(registration));
  return {
    name,
    title,
    parts,
    version: own.version,
    ...(await themeOf(dir)),
    contract: contractVersion,
    storefront: storefrontVersion(),
    build: build?.trim() || null,
  };
};
