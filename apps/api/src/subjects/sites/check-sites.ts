import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { RegisteredTemplate } from '@forecourt/config/templates';
import { asList, asRecord, validateSiteDocument } from '@forecourt/config/validation';
import { type DocumentInput, faultsIn, repeated, type SourceFault } from '../documents';
import { claimedIds, claimedText } from './claimed';
import { type OffersOf, sharedAddresses } from './shared-addresses';
import type { SiteDirectory } from './site-directory';

/** A site document that is whole in itself. */
export interface ReadSite {
  readonly source: string;
  readonly document: SiteDocument;
}

const readEach = (inputs: readonly DocumentInput[], templates: readonly RegisteredTemplate[]) => {
  const read: ReadSite[] = [];
  const faults: SourceFault[] = [];
  for (const { source, value } of inputs) {
    const checked = validateSiteDocument(value, templates);
    if (checked.ok) read.push({ source, document: checked.value });
    else faults.push(...faultsIn(source, checked.faults));
  }
  return { read, faults };
};

/** What a document, faulty or not, claims and names, as far as it can be read. */
interface Claims {
  readonly source: string;
  readonly website_id: string | null;
  readonly slug: string | null;
  readonly hosts: readonly { readonly host: string; readonly index: number }[];
  readonly dealership_id: string | null;
  readonly stockFrom: readonly {
    readonly dealership: string;
    readonly location: readonly unknown[];
    readonly index: number;
  }[];
  readonly locations: readonly { readonly id: string; readonly index: number }[];
}

const claimsOf = ({ source, value }: DocumentInput): Claims => {
  const { website_id, slug, hosts, dealership_id, stockFrom, locations } = asRecord(value);
  return {
    source,
    website_id: claimedText(website_id),
    slug: claimedText(slug),
    dealership_id: claimedText(dealership_id),
    hosts: asList(hosts).flatMap((host, index) => (typeof host === 'string' ? [{ host, index }] : [])),
    stockFrom: asList(stockFrom).flatMap((entry, index) => {
      const { dealership, location } = asRecord(entry);
      return typeof dealership === 'string' ? [{ dealership, location: asList(location), index }] : [];
    }),
    locations: claimedIds(locations),
  };
};

/** Hosts and slugs are globally unique: a request belongs to one site (SITE-02). */
const uniquenessFaults = (claims: readonly Claims[], directory: SiteDirectory): SourceFault[] => {
  const replaced = new Set(claims.map(({ website_id }) => website_id));
  const staying = [...directory.sites.values()]
    .map((site) => site.document)
    .filter((document) => !replaced.has(document.website_id));
  const hostHolder = new Map(staying.flatMap((document) => document.hosts.map((host) => [host, document.website_id])));
  const slugHolder = new Map(staying.map((document) => [document.slug, document.website_id]));
  const named = (key: 'website_id' | 'slug') =>
    claims.flatMap(({ source, [key]: value }) => (value === null ? [] : [{ source, value }]));
  // A host that stands twice in one document is its own check's to name.
  const hosts = claims.flatMap(({ source, hosts: own }) =>
    own
      .filter(({ host, index }) => own.findIndex((one) => one.host === host) === index)
      .map((claim) => ({ source, ...claim })),
  );
  return [
    ...repeated(named('website_id'), 'website_id', ({ value }) => value),
    ...repeated(named('slug'), 'slug', ({ value }) => value),
    ...repeated(hosts, 'hosts', ({ host }) => host),
    ...named('slug').flatMap(({ source, value }) => {
      const holder = slugHolder.get(value);
      return holder === undefined ? [] : [{ source, path: 'slug', reason: `"${value}" belongs to site ${holder}.` }];
    }),
    ...hosts.flatMap(({ source, host, index }) => {
      const holder = hostHolder.get(host);
      return holder === undefined
        ? []
        : [{ source, path: `hosts[${index}]`, reason: `"${host}" belongs to site ${holder}.` }];
    }),
  ];
};

/** What a document names must exist: dealerships, and locations of those it shows. */
const referenceFaults = (claims: Claims, directory: SiteDirectory): SourceFault[] => {
  const faults: SourceFault[] = [];
  const add = (path: string, reason: string) => faults.push({ source: claims.source, path, reason });
  const bySlug = new Map([...directory.dealerships.values()].map((dealership) => [dealership.slug, dealership]));
  const own = claims.dealership_id === null ? undefined : directory.dealerships.get(claims.dealership_id);
  if (claims.dealership_id !== null && own === undefined) {
    add('dealership_id', `There is no dealership with id "${claims.dealership_id}": apply its document first.`);
  }
  const shown: Dealership[] = [];
  for (const stock of claims.stockFrom) {
    const dealership = bySlug.get(stock.dealership);
    if (dealership === undefined) {
      add(
        `stockFrom[${stock.index}].dealership`,
        `There is no dealership "${stock.dealership}": apply its document first.`,
      );
      continue;
    }
    shown.push(dealership);
    stock.location.forEach((id, place) => {
      if (typeof id === 'string' && !dealership.locations.some((location) => location.id === id)) {
        add(`stockFrom[${stock.index}].location[${place}]`, `Dealership "${dealership.slug}" has no location "${id}".`);
      }
    });
  }
  const locations = new Set(
    [...shown, ...(own ? [own] : [])].flatMap((dealership) => dealership.locations).map(({ id }) => id),
  );
  for (const { id, index } of claims.locations) {
    if (!locations.has(id)) add(`locations[${index}].id`, `No dealership of this site has a location "${id}".`);
  }
  return faults;
};

/** A site may come to show dealerships that have an offer of the same id each. */
const offerFaults = ({ source, document }: ReadSite, directory: SiteDirectory, offers: OffersOf): SourceFault[] =>
  sharedAddresses([document], directory, offers).map(({ offer_id, makers }) => ({
    source,
    path: 'stockFrom',
    reason: `Dealerships ${makers.join(' and ')} both have an offer "${offer_id}". Give one another id, or exclude one from this site.`,
  }));

/**
 * Everything that is wrong with the given documents, by themselves, among each other and against what is live
 * (SITE-01), and the documents themselves when nothing is. A fault of one kind hides none of another.
 */
export const checkSites = (
  inputs: readonly DocumentInput[],
  directory: SiteDirectory,
  offers: OffersOf,
  templates: readonly RegisteredTemplate[],
): { readonly read: readonly ReadSite[]; readonly faults: readonly SourceFault[] } => {
  const { read, faults } = readEach(inputs, templates);
  const claims = inputs.map(claimsOf);
  return {
    read,
    faults: [
      ...faults,
      ...uniquenessFaults(claims, directory),
      ...claims.flatMap((one) => referenceFaults(one, directory)),
      ...read.flatMap((site) => offerFaults(site, directory, offers)),
    ],
  };
};
