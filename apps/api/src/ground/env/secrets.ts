import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsFileSchema = z.object({
  FORECOURT_SERVICE_TOKEN: z.string().min(16),
  FORECOURT_SERVICE_TOKEN_PREVIOUS: z.string().min(16).optional(),
  FORECOURT_SEARCH_SECRET: z.string().min(16),
  FORECOURT_SEARCH_SECRET_PREVIOUS: z.string().min(16).optional(),
});
/** Secrets under the names of the variables that override them. */
export type Secrets = z.infer<typeof secretsFileSchema>;

const isNodeError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const generate = (): string => randomBytes(32).toString('base64url');

/** Creates the file in one step: of several processes starting at once, one wins and all read the winner's. */
const createOnce = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isNodeError(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

const readFile = (path: string): Secrets | null => {
  try {
    return secretsFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return null;
    throw new Error(`${path} is damaged: delete it to have new secrets generated.`, { cause: error });
  }
};

/**
 * Secrets of this installation: what the environment gives wins; the rest is kept in `secrets.json` of `dataDir`,
 * readable by its owner only. With `dataDir` null every secret must be given.
 */
export const readOrCreateSecrets = (
  dataDir: string | null,
  given: { readonly [Name in keyof Secrets]?: Secrets[Name] | undefined },
): Secrets => {
  if (dataDir === null) return secretsFileSchema.parse(given);
  const path = join(dataDir, 'secrets.json');
  let kept = readFile(path);
  if (kept === null) {
    mkdirSync(dataDir, { recursive: true });
    const fresh: Secrets = { FORECOURT_SERVICE_TOKEN: generate(), FORECOURT_SEARCH_SECRET: generate() };
    createOnce(path, `${JSON.stringify(fresh, null, 2)}\n`);
    kept = readFile(path);
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return secretsFileSchema.parse({ ...kept, ...Object.fromEntries(set) });
};

/** Where the embedded installation has the key of what is sealed at rest. */
const sealingKeyFile = 'sealing-key';

/**
 * The key of what is sealed at rest: as given, else that of `dataDir`, made once. It has a file of its own: installations
 * have a `secrets.json` already, and a copy of the database is worth nothing without it.
 */
export const readOrCreateSealingKey = (dataDir: string, given: string | undefined): string => {
  if (given !== undefined) return given;
  const path = join(dataDir, sealingKeyFile);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) createOnce(path, `${generate()}\n`);
  const key = readFileSync(path, 'utf8').trim();
  if (key.length < 16) throw new Error(`${path} is damaged: put back the key that it held, or what it sealed is lost.`);
  return key;
};

const namedPrefix = 'FORECOURT_SECRET_';

/**
 * A secret that documents refer to by name, such as `RED_GUM_CRM`: the variable `FORECOURT_SECRET_{name}`, else the
 * entry of that variable's name in `secrets.json` of `dataDir`. Read at each use, so that a new one needs no restart.
 */
export const namedSecret = (dataDir: string, source: NodeJS.ProcessEnv, name: string): string | null => {
  const variable = `${namedPrefix}${name}`;
  const given = source[variable]?.trim();
  if (given) return given;
  try {
    const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    const found = z.record(z.string(), z.unknown()).parse(kept)[variable];
    return typeof found === 'string' && found !== '' ? found : null;
  } catch (error) {
    if (isNodeError(error, 'ENOENT')) return null;
    throw new Error(`${join(dataDir, 'secrets.json')} cannot be read.`, { cause: error });
  }
};
