import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import type { Db } from '../../../apps/api/src/ground/database/database';
import { repositoryRoot } from '../../../apps/api/src/ground/env/paths';
import { applyDealerships } from '../../../apps/api/src/subjects/sites/apply-dealerships';
import { applySites } from '../../../apps/api/src/subjects/sites/apply-sites';
import { testOperator } from '../../../apps/api/test/test-stock';

/** Each demo dealership with the site that shows its stock first. */
const demoKinds = [
  ['harbour-city-motors', 'harbour-city'],
  ['meridian-nissan', 'meridian-nissan'],
  ['wattle-grove-toyota', 'wattle-grove-toyota'],
  ['red-gum-yard', 'red-gum-yard'],
  ['ironbark-trucks', 'ironbark-trucks'],
  ['saltbush-leisure', 'saltbush-leisure'],
] as const;

/** A dealer: its document, its site's, and the demo dealership that it is like. */
export interface Dealer {
  readonly like: string;
  readonly dealership: Dealership;
  readonly site: SiteDocumentInput;
}

const read = <Document>(path: string): Document => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));

export const demoDealers = (): Dealer[] =>
  demoKinds.map(([dealership, site]) => ({
    like: dealership,
    dealership: read(`demo/dealerships/${dealership}.json`),
    site: read(`sites/${site}.json`),
  }));

/** What a copied dealer's places are called. */
export const copiedPlace = (id: string, number: number): string => `${id}-${number}`;

/** A dealer with the documents of a demo dealer under names of its own. Its site shows its own stock alone. */
export const copiedDealer = ({ like, dealership, site }: Dealer, number: number): Dealer => {
  const slug = `dealer-${number}`;
  const names = new Map([
    ...dealership.locations.flatMap(({ id, slug: place }) => [
      [id, copiedPlace(id, number)] as const,
      [place, copiedPlace(place, number)] as const,
    ]),
    // A dealership's own names win over those of its places.
    [dealership.id, slug],
    [dealership.name, `${dealership.name} ${number}`],
  ]);
  const renamed = <Document>(document: Document): Document =>
    JSON.parse(JSON.stringify(document), (_, value) =>
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    );
  const own = renamed(dealership);
  const placeIds = new Set<string>(own.locations.map(({ id }) => id));
  const document = renamed(site);
  return {
    like,
    dealership: own,
    site: {
      ...document,
      website_id: slug,
      slug,
      hosts: [`${slug}.localhost`],
      dealership_id: slug,
      stockFrom: document.stockFrom.filter((source) => source.dealership === slug),
      locations: document.locations.filter(({ id }) => placeIds.has(id)),
    },
  };
};

const must = (outcome: { readonly ok: boolean }): void => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome).slice(0, 4_000));
};

/** Applies the documents of dealers, as an operator does. */
export const applyDealers = async (db: Db, dealers: readonly Dealer[]): Promise<void> => {
  const inputs = <Document extends { readonly slug: string }>(documents: readonly Document[]) =>
    documents.map((value) => ({ source: `${value.slug}.json`, value }));
  must(await applyDealerships(db, inputs(dealers.map(({ dealership }) => dealership)), testOperator));
  must(await applySites(db, inputs(dealers.map(({ site }) => site)), testOperator));
};
