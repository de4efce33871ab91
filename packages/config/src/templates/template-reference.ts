import * as z from 'zod';
import type { TemplateVersion } from './registered-template';

/** The version of a template, as its package says it. */
export const templateVersionSchema = z
  .string()
  .max(60)
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[0-9A-Za-z.-]+)?$/, 'must be a version such as 1.2.3');

/** A template as a site document names it. */
interface TemplateReference {
  readonly name: string;
  /** Null where the current version is meant. */
  readonly version: string | null;
}

/** The two parts of a reference; the version is all behind the first `@`. */
export const readTemplateReference = (reference: string): TemplateReference => {
  const at = reference.indexOf('@');
  return at === -1
    ? { name: reference, version: null }
    : { name: reference.slice(0, at), version: reference.slice(at + 1) };
};

/**
 * How a site document names its template: `d` is its current version, `d@0.3` the newest of 0.3 that is registered,
 * `d@0.3.1` that one.
 */
export const templateReferenceSchema = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:@\d{1,9}(?:\.\d{1,9}(?:\.\d{1,9}(?:-[0-9A-Za-z.-]+)?)?)?)?$/,
    'must be lower-case words joined by hyphens, such as night-market, or with a version that was registered, such as night-market@1.3',
  );

const numbersOf = (version: string): readonly number[] => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

/** Which of two versions is later; positive where it is the first. What is behind a hyphen is not looked at. */
const compareVersions = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
};

/**
 * The version of a template that a reference leads to: without a version the current one, with all of it that one, with
 * a part of it the newest that begins so. A version before its release (`1.2.3-beta.1`) is had by its whole name alone,
 * and one that is built in by its template's name alone, since the next release has another.
 */
export const findTemplate = <Template extends TemplateVersion>(
  reference: string,
  templates: readonly Template[],
): Template | undefined => {
  const { name, version } = readTemplateReference(reference);
  const versions = templates.filter((template) => template.name === name);
  if (version === null) return versions.find(({ isCurrent }) => isCurrent);
  const registered = versions.filter(({ isBuiltIn }) => !isBuiltIn);
  const exact = registered.find((template) => template.version === version);
  if (exact !== undefined) return exact;
  return registered
    .filter((template) => template.version.startsWith(`${version}.`) && !template.version.includes('-'))
    .toSorted((one, other) => compareVersions(other.version, one.version))[0];
};
