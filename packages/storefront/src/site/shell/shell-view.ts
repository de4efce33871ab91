import type { SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SiteFooterProps } from '@forecourt/ui/site-footer';
import { LRUCache } from 'lru-cache';
import { footerView } from './footer-view';
import { headerView } from './header-view';
import { siteNavigation } from './site-navigation';

/** What header and footer of a site follow. */
interface ShellFacts {
  readonly site: PublicSite;
  /** Offers that links of the shell lead to. */
  readonly offers: readonly SiteOffer[];
  /** Keys of the dealer's own pages that they lead to. */
  readonly pages: readonly string[];
  /** The current year, for the company line. */
  readonly year: number;
}

/** What header and footer of a site show on each of its pages. */
export interface ShellView {
  readonly header: ReturnType<typeof headerView>;
  readonly footer: SiteFooterProps;
}

const drawView = ({ site, offers, pages, year }: ShellFacts): ShellView => {
  const navigation = siteNavigation(site, offers, pages);
  return { header: headerView(site, navigation), footer: footerView(site, { navigation, offers, pages, year }) };
};

interface RememberedView {
  /** The facts as one text, by which it is known whether they still hold. */
  readonly facts: string;
  readonly view: ShellView;
}

const remembered = new LRUCache<string, RememberedView>({ max: 500 });

/**
 * Header and footer of a site. Each link is looked up among the pages of the site, which takes a millisecond; a page that
 * is drawn for each request would spend it each time. So the last view of a site is remembered for as long as the facts
 * are the same, letter by letter.
 */
export const shellView = (facts: ShellFacts): ShellView => {
  const text = JSON.stringify(facts);
  const last = remembered.get(facts.site.website_id);
  if (last?.facts === text) return last.view;
  const view = drawView(facts);
  remembered.set(facts.site.website_id, { facts: text, view });
  return view;
};
