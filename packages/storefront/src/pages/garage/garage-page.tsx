import type { Garage } from '@forecourt/api-contract';
import { type AccountView, accountHref } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { maskedPhone } from '@forecourt/domain/shopper';
import { parseSearchUrl } from '@forecourt/search/url';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { maskedNumber } from '../../features/account';
import { publishedPages } from '../../features/content/load-content';
import { watchlistSettings } from '../../features/saved/vehicles/saved-settings';
import type { WatchedListProps } from '../../features/saved/watched/watched-list';
import { watchedListProps } from '../../features/saved/watched/watched-list-props';
import { criteriaWords } from '../../features/search/criteria-words';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { sessionToken } from '../../site/gate/current-visitor';
import { garageLinks, viewAt } from './garage-links';
import { GarageScreen } from './garage-screen';
import type { GarageNotice } from './garage-screen-props';
import { garageWords as words } from './garage-words';

type GarageParams = { readonly site: string; readonly view?: readonly string[] };

/** The account that the page is drawn for; null where the session ended since the gate let it in. */
const currentGarage = cache(async (websiteId: string): Promise<Garage | null> => {
  const token = await sessionToken();
  return token === null ? null : api().getGarage(websiteId, token, { cache: 'no-store' });
});

/** The site and the view of an address; a 404 for a view that the site has not. */
const read = async ({ params }: PageProps<GarageParams>) => {
  const site = await requireSite(params);
  const view = viewAt((await params).view ?? [], site.garage_enabled);
  if (view === null) notFound();
  return { site, view };
};

/** What a plain form has done, by the word in the address. */
const saidBy = (query: URLSearchParams): GarageNotice | null => {
  const done = words.done[query.get('done') ?? ''];
  if (done !== undefined) return { tone: 'success', text: done };
  const fault = words.faults[query.get('fault') ?? ''];
  return fault === undefined ? null : { tone: 'danger', text: fault };
};

/** The list of saved vehicles, for the view that shows it; null where nothing is saved. */
const watchedOf = async (
  site: PublicSite,
  view: AccountView,
  query: URLSearchParams,
): Promise<WatchedListProps | null> => {
  const settings = view === 'saved' ? watchlistSettings(site) : null;
  const token = await sessionToken();
  if (settings === null || token === null) return null;
  const saved = await api().getSavedVehicles(site.website_id, token, { cache: 'no-store' });
  if (saved === null || saved.vehicles.length === 0) return null;
  return watchedListProps(site, settings, saved, { href: accountHref(site, view), query });
};

/** What each search looks for, in the words of the filters. */
const searchWordsOf = (garage: Garage, site: PublicSite): Readonly<Record<string, string>> =>
  Object.fromEntries(
    garage.searches
      .map(({ path }) => {
        const [pathname = '', query = ''] = path.split('?');
        const parsed = parseSearchUrl(pathname, new URLSearchParams(query), site.search);
        return [path, parsed.kind === 'criteria' ? criteriaWords(parsed.criteria, site.vehicle) : ''] as const;
      })
      .filter(([, said]) => said !== ''),
  );

/** The dealer's page about servicing, where there is one: asked for only by the view that leads there. */
const hasServicePage = async (site: PublicSite, view: AccountView): Promise<boolean> =>
  view === 'cars' && (await publishedPages(site.website_id)).some(({ key }) => key === 'service');

/** The one account page, under the names that the site has given it. Source: AUTH-02, SITE-04. */
const garagePage = (_template: Template): SitePage<GarageParams> => ({
  Page: async (props) => {
    const { site, view } = await read(props);
    const garage = await currentGarage(site.website_id);
    const links = garageLinks(site, view, await hasServicePage(site, view));
    // The session ended after the gate had asked.
    if (garage === null) redirect(links.signIn);
    const { phone } = garage.account;
    const query = queryOf(await props.searchParams);
    const now = new Date();
    const timeZone = stateTimeZone(site.state);
    return (
      <GarageScreen
        initial={garage}
        drawnAt={now.toISOString()}
        view={view}
        siteName={site.name}
        phone={maskedNumber(maskedPhone(phone))}
        links={links}
        saved={watchlistSettings(site)}
        watched={await watchedOf(site, view, query)}
        hasCars={site.garage_enabled}
        searchWords={view === 'searches' ? searchWordsOf(garage, site) : {}}
        timeZone={timeZone}
        today={calendarDateIn(timeZone, now)}
        said={saidBy(query)}
      />
    );
  },
  metadata: async (props) => {
    const { site, view } = await read(props);
    return {
      title: view === 'saved' ? words.title : `${words.views[view]} | ${words.title}`,
      alternates: { canonical: accountHref(site, view) },
      robots: { index: false, follow: false },
    };
  },
});

/** The account page by each of its names. */
export const myGaragePage = garagePage;
export const myMotoramaPage = garagePage;
export const myBigBoxCarsPage = garagePage;
export const myBlinkrPage = garagePage;
export const myServcoPage = garagePage;
