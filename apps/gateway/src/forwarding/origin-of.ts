import type { Destination } from '../decision/decision';
import type { Settings } from '../settings';

/**
 * The origin to forward a request to: the API, or the template app of the site, from the settings of this gateway or
 * else from the site table. Null for a template in neither: nothing can draw the site's pages.
 */
export const originOf = (
  { to, site }: Pick<Destination, 'to' | 'site'>,
  { apiUrl, templates }: Pick<Settings, 'apiUrl' | 'templates'>,
): string | null => (to === 'api' ? apiUrl : (templates.get(site.template) ?? site.template_origin ?? null));
