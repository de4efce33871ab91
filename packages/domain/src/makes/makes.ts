import { slugify } from '../slug/slug';
import { makeAliases, makeNames } from './make-names';

/** A make and its place in URLs. */
export interface Make {
  readonly name: string;
  readonly slug: string;
}

/** Every make we know by name, in alphabetical order, each with its slug (about 150, spec section 3). */
export const makes: readonly Make[] = makeNames
  .map((name) => ({ name, slug: slugify(name) }))
  .sort((one, other) => (one.slug < other.slug ? -1 : 1));

const bySlug = new Map<string, Make>(makes.map((make) => [make.slug, make]));

/**
 * The make a name, slug or short form means, whatever its case and accents: `findMake('citroen')`, `findMake('VW')`.
 * Undefined for one we do not know; the caller then keeps the name as it was written.
 */
export const findMake = (nameOrSlug: string): Make | undefined => {
  const slug = slugify(nameOrSlug);
  const alias = Object.hasOwn(makeAliases, slug) ? makeAliases[slug] : undefined;
  return bySlug.get(slug) ?? (alias === undefined ? undefined : bySlug.get(slugify(alias)));
};

/** The make whose own slug this is; short forms are not accepted, so a path has one spelling. */
export const makeBySlug = (slug: string): Make | undefined => bySlug.get(slug);
