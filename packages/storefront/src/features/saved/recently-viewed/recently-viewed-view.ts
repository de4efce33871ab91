import { siteCapabilities } from '@forecourt/config/capabilities';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { searchConnection } from '../../search';
import { savedSettings } from '../vehicles/saved-settings';
import type { RecentlyViewedProps } from './recently-viewed-props';

/** What the row of viewed vehicles needs of a site: plain data, no more than it uses. */
export const recentlyViewedView = (site: PublicSite): Pick<RecentlyViewedProps, 'settings' | 'access'> => {
  const { prefix, rangeForm, defaultCity } = site.search;
  return {
    settings: {
      vehicle: site.vehicle,
      can: siteCapabilities(site),
      search: { prefix, rangeForm, defaultCity },
      viewedVehicles: site.viewedVehicles,
      indexName: site.searchAccess.indexName,
      saved: savedSettings(site),
    },
    access: searchConnection(site.searchAccess),
  };
};

/** What is remembered of a vehicle (HIST-01). */
export const viewedVehicle = ({
  id,
  stocknum,
  make,
  model,
  body,
  simple_body,
}: Vehicle): NonNullable<RecentlyViewedProps['vehicle']> => ({ id, stocknum, make, model, body, simple_body });
