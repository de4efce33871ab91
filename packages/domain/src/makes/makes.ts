import { slugify } from '../slug/slug';
import { makeAliases, makeNames } from './make-names';
import type { BrandKind } from './manufacturer';

/** A make, its place in URLs, and what it sells (BRND-01). */
export interface Make {
  readonly name: string;
  readonly slug: string;
  readonly kinds: readonly BrandKind[];
}

const kinds = Object.keys(makeNames) as (keyof typeof makeNames)[];
const named = kinds.map((kind) => ({ kind, names: makeNames[kind].split(/,\s+/) }));

/**
 * Every make we know by name, in alphabetical order, each with its slug (about 150, spec section 3) and what it sells,
 * cars first. None is of kind `group`: a dealer names the companies of its own group.
 */
export const makes: readonly Make[] = [...new Set(named.flatMap(({ names }) => names))]
  .map((name) => ({
    name,
    slug: slugify(name),
    kinds: named.filter(({ names }) => names.includes(name)).map(({ kind }) => kind),
  }))
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

/** The makes that sell this kind of vehicle, in alphabetical order (BRND-01). */
export const makesOfKind = (kind: BrandKind): readonly Make[] => makes.filter(({ kinds }) => kinds.includes(kind));
