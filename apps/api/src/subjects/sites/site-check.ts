import type { SiteDocument } from '@forecourt/config/site-document';
import { type Fault, onlyFaults, type SiteCheck, type SiteCheckDeps } from '../../ground/modules/site-check';
import { askHost } from './ask-host';
import { checkedDirectory } from './checked-directory';
import { canonicalOrigin, documentLocations } from './site-documents';

const hostFaults = async (site: SiteDocument, { env }: SiteCheckDeps): Promise<readonly Fault[]> => {
  const asked = site.hosts.map(async (host): Promise<readonly Fault[]> => {
    const reason = await askHost(canonicalOrigin({ ...site, hosts: [host] }, env));
    return reason === null
      ? []
      : [
          {
            what: `Its host ${host} ${reason}.`,
            mend: /localhost$/.test(host)
              ? 'Start the gateway: npm start'
              : `Point ${host} at the address of the gateways (or of what ends https before them), or take it out of hosts: forecourt sites apply <file>`,
          },
        ];
  });
  return (await Promise.all(asked)).flat();
};

/** Every host of a site leads to a gateway of ours. */
export const hostCheck: SiteCheck = {
  name: 'hosts',
  ofSite: async (site, deps) => onlyFaults(await hostFaults(site, deps)),
};

/** Places of a site are there, and say when they are open. */
export const placeCheck: SiteCheck = {
  name: 'places',
  ofSite: async (site, deps) => {
    const directory = await checkedDirectory(deps);
    const found = documentLocations(site, directory);
    const missing = site.locations.filter(({ id }) => !found.some((location) => location.id === id));
    const shut = found.filter(({ visible, contact_detail }) => visible && contact_detail.opening_hours.length === 0);
    return onlyFaults([
      ...missing.map(({ id }) => ({
        what: `Its place ${id} belongs to no dealership of it that is live, and is not shown.`,
        mend: 'Apply the dealership that has it, or take it out of locations: forecourt sites apply <file>',
      })),
      ...shut.map(({ id, name, dealership_slug }) => ({
        what: `${name} (${id}) has no opening hours: shoppers cannot see when it is open, and no test drive can be booked there.`,
        mend: `Give it contact_detail.opening_hours in the document of ${dealership_slug}: forecourt dealerships apply <file>`,
      })),
    ]);
  },
};

/** Documents that this version cannot read: their sites are away. */
export const documentCheck: SiteCheck = {
  name: 'documents',
  ofInstallation: async (deps) => {
    const { unreadable, shortened } = await checkedDirectory(deps);
    return onlyFaults([
      ...unreadable.map(({ kind, id, reason }) => ({
        what: `The stored document of ${kind} ${id} cannot be read by this release: ${reason}`,
        mend: `Apply it again: forecourt ${kind === 'site' ? 'sites' : kind === 'dealership' ? 'dealerships' : 'offers'} apply <file>`,
      })),
      ...shortened.map(({ kind, id, reason }) => ({
        what: `Of the stored document of ${kind} ${id} this release does not know: ${reason}. It is read without.`,
        mend: `Look whether it is still wanted, and apply it again: forecourt ${kind === 'site' ? 'sites' : kind === 'dealership' ? 'dealerships' : 'offers'} apply <file>`,
      })),
    ]);
  },
};
