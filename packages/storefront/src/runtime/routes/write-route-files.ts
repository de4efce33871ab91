import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noParts, type TemplateParts, templatePartsSchema } from '@forecourt/config/templates';
import * as z from 'zod';
import { generatedMark, type RouteFile, routeFiles } from './route-files';

const registrationSchema = z.object({ parts: templatePartsSchema.default(noParts) });

/**
 * What a template app has of its own, by the `registration.json` in its folder.
 * @throws where that cannot be read
 */
export const readOwnParts = (app: string): TemplateParts => {
  const file = join(app, 'registration.json');
  return existsSync(file) ? registrationSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).parts : noParts;
};

/** Every file of a template app that is written from the table and its registration. */
export const appRouteFiles = (app: string): readonly RouteFile[] => routeFiles(readOwnParts(app));

/** In one step: a type check beside a build must not read half a file. */
const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

/**
 * Writes the route files of a template app, and removes generated ones whose route is gone.
 * @param app its folder
 * @returns paths of the files that were written or removed
 */
export const writeRouteFiles = (app: string): readonly string[] => {
  const wanted = new Map(appRouteFiles(app).map(({ path, text }) => [join(app, path), text]));
  const present = globSync('{app/**/*.{ts,tsx},*.ts}', { cwd: app }).map((path) => join(app, path));
  const stale = present.filter((path) => !wanted.has(path) && readFileSync(path, 'utf8').includes(generatedMark));
  const outdated = [...wanted].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  for (const path of stale) rmSync(path, { force: true });
  for (const [path, text] of outdated) write(path, text);
  return [...stale, ...outdated.map(([path]) => path)];
};
