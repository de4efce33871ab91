import type { Block } from '@forecourt/config/content';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { bodyChoices } from '@forecourt/search/body-picker';
import type { SearchHit } from '@forecourt/search/record';
import { Section } from '@forecourt/ui/layout';
import { Activity, type ComponentType, type ReactNode } from 'react';
import { blockRenderers } from '../../features/content/block-renderers';
import { type HomeBudget, homeBudget } from '../../features/content/home-budget';
import { homeBodies, homeLocation, homeMakes, stockPhrase } from '../../features/content/home-view';
import { loadContent, type SaidContent } from '../../features/content/load-content';
import { PageBlocks } from '../../features/content/page-blocks';
import { FeaturedRow, FeaturedSection } from '../../features/lists/featured-lists/featured-section';
import { loadFeatured } from '../../features/lists/featured-lists/load-featured';
import { RecentlyViewed } from '../../features/saved/recently-viewed/recently-viewed';
import { recentlyViewedView } from '../../features/saved/recently-viewed/recently-viewed-view';
import { budgetWords } from '../../features/search/budget-finder/budget-words';
import { LazyBudgetFinder } from '../../features/search/budget-finder/lazy-budget-finder';
import { RecentSearches } from '../../features/search/history/recent-searches';
import { type BodyFronts, loadBodyFronts } from '../../features/search/load-body-fronts';
import { loadStock, type StockOverview } from '../../features/search/load-stock';
import { ownSectionOf, sectionFault } from '../../runtime/template/own-parts';
import type { HomeSectionName, TemplateWith } from '../../runtime/template/template-definition';
import { socialCard } from '../../site/crawlers/social-picture';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { LocationBlock } from '../../site/places/location-block';
import { OpenNow } from '../../site/places/open-now';
import { sitePlaces } from '../../site/places/place-view';
import { timedLocation } from '../../site/places/timed-location';
import { dealerData } from '../../site/structured-data/dealer-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import * as styles from './home-page.css';
import { placeBlocks } from './place-blocks';
import { shopWindow } from './shop-window';

/** What a section of a template's own is given. */
export interface OwnSectionProps {
  readonly site: PublicSite;
  readonly stock: StockOverview;
}

/** What a template brings for the home page. */
export type HomeTemplate = TemplateWith<
  'Hero' | 'Featured' | 'SimilarCard' | 'HomeMakes' | 'HomeBodies' | 'HomeLocations'
> & {
  /** Sections of its own by their names; none when left out. */
  readonly sections?: Readonly<Record<string, ComponentType<OwnSectionProps>>>;
};

type SectionOf = (input: {
  readonly site: PublicSite;
  readonly stock: StockOverview;
  readonly fronts: BodyFronts;
  /** The vehicles of each list in `search.featured`, in its order. */
  readonly lists: readonly (readonly SearchHit[])[];
  /** The finder, on a site whose shoppers can pay by repayments. */
  readonly budget: HomeBudget | null;
  /** The dealer's blocks that stand in this part. */
  readonly blocks: readonly Block[];
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
  lists: ({ site, lists, blocks, template }) => (
    <>
      {site.search.featured.map((list, at) => (
        <FeaturedSection key={list.title} site={site} list={list} hits={lists[at] ?? []} template={template} />
      ))}
      <PageBlocks blocks={blocks} renderers={blockRenderers} site={site} template={template} />
    </>
  ),
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
  reasons: ({ site, blocks, template }) => (
    <PageBlocks blocks={blocks} renderers={blockRenderers} site={site} template={template} />
  ),
  locations: ({ site, blocks, template }) => {
    // The dealer's own block of locations stands in place of the template's.
    if (blocks.length > 0)
      return <PageBlocks blocks={blocks} renderers={blockRenderers} site={site} template={template} />;
    const { HomeLocations } = template.slots;
    const { filter, layout } = site.locationBlock;
    const places = sitePlaces(site, filter);
    if (places.length === 0) return null;
    const title = places.length === 1 ? 'Where we are' : 'Our locations';
    if (layout !== 'section') return <LocationBlock title={title} block={site.locationBlock} site={site} />;
    return (
      <HomeLocations
        title={title}
        locations={places.map((place) => ({
          ...homeLocation(site, place),
          status: <OpenNow location={timedLocation(place.lead)} />,
        }))}
        link={{ label: 'Contact us', href: hrefs(site).contact }}
      />
    );
  },
};

const noBlocks: readonly Block[] = [];

const isCommon = (name: string): name is HomeSectionName => Object.hasOwn(sections, name);

/** A section of the template's own, on a site whose document names it (SITE-06). */
const OwnSection = ({
  name,
  template,
  ...given
}: OwnSectionProps & { readonly name: string; readonly template: HomeTemplate }) => {
  const Own = template.sections?.[name];
  return Own === undefined || !given.site.templateParts.sections.includes(name) ? null : <Own {...given} />;
};

interface HomeBodyProps {
  readonly site: PublicSite;
  readonly content: Pick<SaidContent, 'blocks'>;
  readonly template: HomeTemplate;
}

/** The dealer's opening with the way into the stock, then the template's parts in its order. */
export const HomeBody = async ({ site, content, template }: HomeBodyProps) => {
  const stock = await loadStock(site);
  const [fronts, budget, lists] = await Promise.all([
    loadBodyFronts(site, pickedBodies(site, stock)),
    template.home.includes('budget') ? homeBudget(site, stock) : null,
    Promise.all(site.search.featured.map((list) => loadFeatured(site, list))),
  ]);
  const blocks = placeBlocks(content.blocks, template.home);
  const drawn = { renderers: blockRenderers, site, template };
  return (
    <>
      <PageBlocks blocks={blocks.opening.slice(0, 1)} {...drawn} />
      {blocks.opening.length > 1 && (
        <div className={styles.opened}>
          <PageBlocks blocks={blocks.opening.slice(1)} {...drawn} />
        </div>
      )}
      <div className={styles.parts}>
        {template.home.map((name) => (
          // A part each that React takes over by itself, and first when it is pressed.
          <Activity key={name}>
            {isCommon(name) ? (
              sections[name]({
                site,
                stock,
                fronts,
                lists,
                budget,
                blocks: name === 'lists' || name === 'reasons' || name === 'locations' ? blocks[name] : noBlocks,
                template,
              })
            ) : (
              <OwnSection name={ownSectionOf(name) ?? ''} site={site} stock={stock} template={template} />
            )}
          </Activity>
        ))}
        {blocks.end.length > 0 && (
          <Activity>
            <PageBlocks blocks={blocks.end} {...drawn} />
          </Activity>
        )}
      </div>
      <JsonLd data={dealerData(site)} />
    </>
  );
};

/**
 * The home page, as it is published.
 * @throws where the template places sections of its own that it does not register, or the other way round: in its build
 */
export const homePage = (template: HomeTemplate): SitePage => {
  const fault = sectionFault(template.home, Object.keys(template.sections ?? {}));
  if (fault !== null) throw new Error(fault);
  return {
    Page: async ({ params }) => {
      const site = await requireSite(params);
      return <HomeBody site={site} content={await loadContent(site.website_id, 'home')} template={template} />;
    },
    metadata: async ({ params }) => {
      const site = await requireSite(params);
      const { head, blocks } = await loadContent(site.website_id, 'home');
      const hero = blocks.find((block) => block.type === 'hero');
      return {
        title: { absolute: head.title ?? `${site.name} | ${site.content.tagline}` },
        description: head.description ?? (hero?.text || site.content.tagline),
        openGraph: socialCard(site, head.picture),
        alternates: { canonical: '/' },
      };
    },
  };
};
