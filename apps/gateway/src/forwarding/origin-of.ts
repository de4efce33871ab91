import type { Destination } from '../decision/decision';
import type { Settings } from '../settings';

/**
 * Where a request goes on to: the API, or the template app of the site, as this gateway was told or else as the site table
 * says. Null for a template that neither knows: nothing can draw the site's pages.
 */
export const originOf = (
  { to, site }: Pick<Destination, 'to' | 'site'>,
  { apiUrl, templates }: Pick<Settings, 'apiUrl' | 'templates'>,
): string | null => (to === 'api' ? apiUrl : (templates.get(site.template) ?? site.template_origin ?? null));
