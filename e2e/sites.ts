/** A change of the search that a shopper makes, and what the address then says. */
export type Refinement =
  | { readonly filter: 'Make' | 'Body'; readonly choose: string; readonly address: string }
  | { readonly filter: 'Price'; readonly upTo: number; readonly address: string };

/** What differs between the demo sites that journeys run on; everything else must be the same in every template. */
export interface JourneySite {
  readonly host: string;
  readonly name: string;
  readonly template: 'a' | 'b' | 'c';
  /** What "used" is called (SITE-05). */
  readonly usedWord: string;
  readonly refinement: Refinement;
  /** One filter as part of the path and as a query parameter (ROUTE-04); `canonical` is the one address of both. */
  readonly sameFilter: { readonly path: string; readonly query: string; readonly canonical: string };
  /** Prefix of paths that name a filter (ROUTE-03). */
  readonly prefix: '/search' | '/used-car';
}

/** One site of each template. */
export const journeySites: readonly JourneySite[] = [
  {
    host: 'harbour-city.localhost',
    name: 'Harbour City Motor Group',
    template: 'a',
    usedWord: 'Used',
    refinement: { filter: 'Make', choose: 'Nissan', address: '/search/nissan' },
    sameFilter: { path: '/search/toyota', query: '/search?make=Toyota', canonical: '/search/toyota' },
    prefix: '/search',
  },
  {
    host: 'meridian-nissan.localhost',
    name: 'Meridian Nissan',
    template: 'b',
    usedWord: 'Used',
    refinement: { filter: 'Body', choose: 'SUV', address: '/search/suv-cars' },
    sameFilter: { path: '/search/suv-cars', query: '/search?body=SUV', canonical: '/search/suv-cars' },
    prefix: '/search',
  },
  {
    host: 'red-gum-yard.localhost',
    name: 'Red Gum Yard',
    template: 'c',
    usedWord: 'Pre-Owned',
    refinement: { filter: 'Price', upTo: 20_000, address: '/search?range[price]=:20000' },
    sameFilter: { path: '/used-car/hyundai', query: '/search?make=Hyundai', canonical: '/used-car/hyundai' },
    prefix: '/used-car',
  },
];

/** Size at which each template is looked at where one size is enough: two on a phone, one on a desktop. */
const sizeOf: Readonly<Record<string, string>> = { a: '@phone', b: '@phone', c: '@desktop' };

/** Tags of a test of what a template composes itself, where one size is enough. */
export const oneSize = (template: string): { readonly tag: string } => ({ tag: sizeOf[template] ?? '@desktop' });

/** The same at the other size. */
export const otherSize = (template: string): { readonly tag: string } => ({
  tag: oneSize(template).tag === '@phone' ? '@desktop' : '@phone',
});

const templateOrder = ['a', 'b', 'c'];

/** Marks a test of one part where it is another template's turn; only `npm run test:long` runs it there. */
export const elsewhere = '@elsewhere';

/**
 * Turns of tests of what is one part in every template: each such test runs in one template, always the same, and in all
 * of them in `npm run test:long`. Called once in the loop over templates; the function that it returns is called once
 * for each test, in the same order for every template, and gives that test's tags. Turns go round: a, b, c, a.
 * @param template the template of this round of the loop
 * @param subject any word; it decides which template has the first turn, so that files are spread over the templates
 */
export const partIn = (template: string, subject: string) => {
  const start = [...subject].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  let calls = 0;
  return (...sizes: readonly string[]): { readonly tag: string[] } => {
    const turn = templateOrder[(start + calls) % templateOrder.length];
    calls += 1;
    const size = sizes.length > 0 ? sizes : [sizeOf[template] ?? '@desktop'];
    return { tag: turn === template ? [...size] : [...size, elsewhere] };
  };
};

/** Every demo site, by its canonical host. */
export const demoHosts: readonly string[] = [
  'harbour-city.localhost',
  'meridian-nissan.localhost',
  'red-gum-yard.localhost',
  'wattle-grove-toyota.localhost',
  'ironbark-trucks.localhost',
  'saltbush-leisure.localhost',
];

/** Demo sites on which shoppers sign in, one of each template; on the others nobody can. */
export const accountSites = [
  { host: 'saltbush-leisure.localhost', name: 'Saltbush Caravans & Cycles', template: 'a' },
  { host: 'wattle-grove-toyota.localhost', name: 'Wattle Grove Toyota', template: 'b' },
  { host: 'ironbark-trucks.localhost', name: 'Ironbark Trucks & Vans', template: 'c' },
] as const;

/** Demo sites on which test drives are booked, one of each template; on the others they leave no trace. */
export const drivingSites = [
  { host: 'harbour-city.localhost', name: 'Harbour City Motor Group', template: 'a' },
  { host: 'wattle-grove-toyota.localhost', name: 'Wattle Grove Toyota', template: 'b' },
  { host: 'ironbark-trucks.localhost', name: 'Ironbark Trucks & Vans', template: 'c' },
] as const;
