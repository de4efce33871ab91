import type { SiteDocument } from '@forecourt/config/site-document';
import { type Refusal, refusal } from '../../../ground/http/shopper-write';
import { noAccounts } from '../signed-in';

/** Whether shoppers of a site may sign in by a link. */
export const hasLinks = ({ flags, accounts }: Pick<SiteDocument, 'flags' | 'accounts'>): boolean =>
  flags.auth && accounts.emailLink;

/** Why a site takes nothing of links; null where it does (SITE-04). */
export const linksRefused = (site: Pick<SiteDocument, 'flags' | 'accounts'>): Refusal | null => {
  if (!site.flags.auth) return noAccounts();
  return hasLinks(site) ? null : refusal(404, 'no_links', 'This site sends no links to sign in.');
};
