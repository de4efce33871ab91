import { hrefs } from '@forecourt/config/hrefs';
import { signInPath } from '@forecourt/config/pages';
import { notFound, redirect } from 'next/navigation';
import { watchlistSettings } from '../../features/saved/vehicles/saved-settings';
import { watchedListProps } from '../../features/saved/watched/watched-list-props';
import { watchlistPageWords as words } from '../../features/saved/watched/watchlist-words';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { sessionToken } from '../../site/gate/current-visitor';
import { WatchlistScreen } from './watchlist-screen';

type WatchlistParams = { readonly site: string };

/** The vehicles that a signed-in shopper has saved, as they are now. Source: WTCH-03. */
export const watchlistPage = (_template: Template): SitePage<WatchlistParams> => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const settings = watchlistSettings(site);
    if (settings === null) notFound();
    const token = await sessionToken();
    const saved = token === null ? null : await api().getSavedVehicles(site.website_id, token, { cache: 'no-store' });
    // The session ended after the gate had asked.
    if (saved === null) redirect(signInPath({ type: 'watchlist', redirect: settings.href, back: '/' }));
    return (
      <WatchlistScreen
        {...(await watchedListProps(site, settings, saved, {
          href: settings.href,
          query: queryOf(await searchParams),
        }))}
        homeHref={hrefs(site).home}
        hasGarage={site.flags.garage}
      />
    );
  },
  metadata: async ({ params }) => ({
    title: words.title,
    alternates: { canonical: hrefs(await requireSite(params)).watchlist },
    robots: { index: false, follow: false },
  }),
});
