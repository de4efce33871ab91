import type { Check } from '@forecourt/api-contract/operator';
import type { SiteTableFollower } from '../site-table/site-table-follower';

/** Seconds after which a site table counts as too old: a look is taken each second, and an API starts within a minute. */
export const oldestSiteTable = 120;

/** What the gateway needs: a site table, read not too long ago. With an older one it serves on what it knows. */
export const siteTableCheck =
  (sites: Pick<SiteTableFollower, 'ageSeconds'>): Check =>
  () => {
    const age = sites.ageSeconds();
    if (age === null) return 'none has been read yet';
    return age > oldestSiteTable ? `last read ${Math.round(age)} s ago` : null;
  };
