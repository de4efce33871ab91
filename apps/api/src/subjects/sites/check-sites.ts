import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { RegisteredTemplate } from '@forecourt/config/templates';
import { validateSiteDocument } from '@forecourt/config/validation';
import { type DocumentInput, faultsIn, repeated, type SourceFault } from '../documents';
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

const claimsOnHosts = (read: readonly ReadSite[]) =>
  read.flatMap(({ source, document }) => document.hosts.map((host, index) => ({ source, host, index, document })));

/** Hosts and slugs are globally unique: a request belongs to one site (SITE-02). */
const uniquenessFaults = (read: readonly ReadSite[], directory: SiteDirectory): SourceFault[] => {
  const replaced = new Set(read.map(({ document }) => document.website_id));
  const staying = [...directory.sites.values()]
    .map((site) => site.document)
    .filter((document) => !replaced.has(document.website_id));
  const hostHolder = new Map(staying.flatMap((document) => document.hosts.map((host) => [host, document.website_id])));
  const slugHolder = new Map(staying.map((document) => [document.slug, document.website_id]));
  return [
    ...repeated(read, 'website_id', ({ document }) => document.website_id),
    ...repeated(read, 'slug', ({ document }) => document.slug),
    ...repeated(claimsOnHosts(read), 'hosts', ({ host }) => host),
    ...read.flatMap(({ source, document }) => {
      const holder = slugHolder.get(document.slug);
      return holder === undefined
        ? []
        : [{ source, path: 'slug', reason: `"${document.slug}" belongs to site ${holder}.` }];
    }),
    ...claimsOnHosts(read).flatMap(({ source, host, index }) => {
      const holder = hostHolder.get(host);
      return holder === undefined
        ? []
        : [{ source, path: `hosts[${index}]`, reason: `"${host}" belongs to site ${holder}.` }];
    }),
  ];
};

/** What a document names must exist: dealerships, and locations of those it shows. */
const referenceFaults = ({ source, document }: ReadSite, directory: SiteDirectory): SourceFault[] => {
  const faults: SourceFault[] = [];
  const add = (path: string, reason: string) => faults.push({ source, path, reason });
  const bySlug = new Map([...directory.dealerships.values()].map((dealership) => [dealership.slug, dealership]));
  if (!directory.dealerships.has(document.dealership_id)) {
    add('dealership_id', `There is no dealership with id "${document.dealership_id}": apply its document first.`);
  }
  const shown: Dealership[] = [];
  document.stockFrom.forEach((stock, index) => {
    const dealership = bySlug.get(stock.dealership);
    if (dealership === undefined) {
      add(`stockFrom[${index}].dealership`, `There is no dealership "${stock.dealership}": apply its document first.`);
      return;
    }
    shown.push(dealership);
    stock.location?.forEach((id, place) => {
      if (!dealership.locations.some((location) => location.id === id)) {
        add(`stockFrom[${index}].location[${place}]`, `Dealership "${dealership.slug}" has no location "${id}".`);
      }
    });
  });
  const own = directory.dealerships.get(document.dealership_id);
  const locations = new Set(
    [...shown, ...(own ? [own] : [])].flatMap((dealership) => dealership.locations).map(({ id }) => id),
  );
  document.locations.forEach(({ id }, index) => {
    if (!locations.has(id)) add(`locations[${index}].id`, `No dealership of this site has a location "${id}".`);
  });
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
 * (SITE-01), and the documents themselves when nothing is.
 */
export const checkSites = (
  inputs: readonly DocumentInput[],
  directory: SiteDirectory,
  offers: OffersOf,
  templates: readonly RegisteredTemplate[],
): { readonly read: readonly ReadSite[]; readonly faults: readonly SourceFault[] } => {
  const { read, faults } = readEach(inputs, templates);
  return {
    read,
    faults: [
      ...faults,
      ...uniquenessFaults(read, directory),
      ...read.flatMap((site) => [...referenceFaults(site, directory), ...offerFaults(site, directory, offers)]),
    ],
  };
};
