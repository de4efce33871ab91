import { hrefs, type PublicSite } from '@forecourt/config';
import { bodyChoices, type SearchHit } from '@forecourt/search';
import { HeroSearchForm, HomeReasons, Section } from '@forecourt/ui';
import { Activity, type ReactNode } from 'react';
import type { BudgetFinderProps } from '../budget-finder/budget-finder';
import { budgetStart, budgetTypes } from '../budget-finder/budget-view';
import { budgetWords } from '../budget-finder/budget-words';
import { LazyBudgetFinder } from '../budget-finder/lazy-budget-finder';
import { loadBudget } from '../budget-finder/load-budget';
import { OpenNow } from '../dealer-place/open-now';
import { timedLocation } from '../dealer-place/timed-location';
import { FeaturedRow, FeaturedSection } from '../featured-lists/featured-section';
import { loadFeatured } from '../featured-lists/load-featured';
import { RecentlyViewed } from '../recently-viewed/recently-viewed';
import { recentlyViewedView } from '../recently-viewed/recently-viewed-view';
import { RecentSearches } from '../search-history/recent-searches';
import { searchDoor } from '../search-page/search-door';
import { countedThing } from '../search-page/search-words';
import { type BodyFronts, loadBodyFronts } from '../site/load-body-fronts';
import { loadStock, type StockOverview } from '../site/load-stock';
import { requireSite, type SitePage } from '../site/site-page';
import { dealerData } from '../structured-data/dealer-data';
import { JsonLd } from '../structured-data/json-ld';
import type { HomeSectionName, Template, TemplateWith } from '../template-definition/template-definition';
import * as styles from './home-page.css';
import { heroSearch, heroView, homeBodies, homeLocation, homeMakes, stockPhrase } from './home-view';
import { shopWindow } from './shop-window';

type HomeTemplate = TemplateWith<'Hero' | 'Featured' | 'SimilarCard' | 'HomeMakes' | 'HomeBodies' | 'HomeLocations'>;

type SectionOf = (input: {
  readonly site: PublicSite;
  readonly stock: StockOverview;
  readonly fronts: BodyFronts;
  /** The vehicles of each list in `search.featured`, in its order. */
  readonly lists: readonly (readonly SearchHit[])[];
  /** The finder, on a site whose shoppers can pay by repayments. */
  readonly budget: Omit<BudgetFinderProps, 'title' | 'size'> | null;
  readonly template: HomeTemplate;
}) => ReactNode;

/** The bodies of the body-type picker, as their facet writes them (SRCH-25). */
const pickedBodies = (site: PublicSite, stock: StockOverview): readonly string[] =>
  bodyChoices(stock.bodies, site.search).map(({ label }) => label);

/** Every part that a template may order. A new one: a name in the template definition, a line here. */
const sections: Record<HomeSectionName, SectionOf> = {
  featured: ({ site, stock, template }) => {
    const hits = shopWindow(
      stock.hits.filter(({ available }) => available),
      template.look.featured.count,
    );
    const link = { label: `See all ${stockPhrase(stock)}`, href: hrefs(site).search() };
    return <FeaturedRow site={site} title="Worth a look" link={link} hits={hits} template={template} />;
  },
  lists: ({ site, lists, template }) =>
    site.search.featured.map((list, at) => (
      <FeaturedSection key={list.title} site={site} list={list} hits={lists[at] ?? []} template={template} />
    )),
  searches: ({ site, stock }) => {
    const { prefix, rangeForm, defaultCity } = site.search;
    return (
      <RecentSearches
        title="Pick up where you left off"
        settings={{ prefix, rangeForm, defaultCity }}
        words={{ usedWord: site.vehicle.usedWord, kinds: Object.keys(stock.kinds) }}
      />
    );
  },
  viewed: ({ site, template }) => (
    <RecentlyViewed
      {...recentlyViewedView(site)}
      Card={template.slots.SimilarCard}
      look={{ ...template.look.similar, space: 'above' }}
    />
  ),
  makes: ({ site, stock, template }) => {
    const { HomeMakes } = template.slots;
    const makes = homeMakes(site, stock);
    // One make is the whole site: a list of it leads nowhere new.
    return makes.length < 2 ? null : <HomeMakes title="Shop by make" makes={makes} />;
  },
  bodies: ({ site, stock, fronts, template }) => {
    const { HomeBodies } = template.slots;
    const bodies = homeBodies(site, { bodies: pickedBodies(site, stock), stock, fronts });
    return bodies.length < 2 ? null : <HomeBodies title="Start with the shape" bodies={bodies} />;
  },
  budget: ({ budget }) =>
    budget === null ? null : (
      <Section space="above">
        <LazyBudgetFinder {...budget} title={budgetWords.wideTitle} size="wide" />
      </Section>
    ),
  reasons: ({ site }) =>
    site.content.why.length === 0 ? null : <HomeReasons title={site.content.whyTitle} reasons={site.content.why} />,
  locations: ({ site, template }) => {
    const { HomeLocations } = template.slots;
    if (site.locations.length === 0) return null;
    return (
      <HomeLocations
        title={site.locations.length === 1 ? 'Where we are' : 'Our locations'}
        locations={site.locations.map((location) => ({
          ...homeLocation(location),
          status: <OpenNow location={timedLocation(location)} />,
        }))}
        link={{ label: 'Contact us', href: hrefs(site).contact }}
      />
    );
  },
};

const budgetOf = async (
  site: PublicSite,
  stock: StockOverview,
  { look, home }: Template,
): Promise<Parameters<SectionOf>[0]['budget']> => {
  const isShown = look.heroForm === 'budget' || home.includes('budget');
  if (!isShown || !site.flags.finance || stock.count === 0) return null;
  const thing = countedThing([], Object.keys(stock.kinds));
  const types = budgetTypes(site, stock.carTypes, thing);
  return {
    ...budgetStart(site),
    ...(types === undefined ? {} : { types }),
    thing,
    startCount: await loadBudget(site),
    settings: { search: site.search, vehicle: site.vehicle, indexName: site.searchAccess.indexName },
    access: searchDoor(site.searchAccess),
  };
};

/** The home page: hero with the way into the stock, then the template's parts in its order. */
export const homePage = (template: HomeTemplate): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const stock = await loadStock(site);
    const [fronts, budget, lists] = await Promise.all([
      loadBodyFronts(site, pickedBodies(site, stock)),
      budgetOf(site, stock, template),
      Promise.all(site.search.featured.map((list) => loadFeatured(site, list))),
    ]);
    const { Hero } = template.slots;
    return (
      <>
        <Hero
          {...heroView(site, stock)}
          searchForm={
            budget !== null && template.look.heroForm === 'budget' ? (
              <LazyBudgetFinder {...budget} title={budgetWords.title} />
            ) : (
              <HeroSearchForm {...heroSearch(site, stock)} />
            )
          }
        />
        <div className={styles.parts}>
          {template.home.map((name) => (
            // A part each that React takes over by itself, and first when it is pressed.
            <Activity key={name}>{sections[name]({ site, stock, fronts, lists, budget, template })}</Activity>
          ))}
        </div>
        <JsonLd data={dealerData(site)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    return {
      title: { absolute: `${site.name} | ${site.content.tagline}` },
      description: site.content.heroText,
      alternates: { canonical: '/' },
    };
  },
});
