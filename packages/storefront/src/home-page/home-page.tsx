import { hrefs, type PublicSite, siteCapabilities } from '@forecourt/config';
import { HeroSearchForm, HomeFeatured, HomeReasons, VehicleCardList } from '@forecourt/ui';
import { Fragment, type ReactNode } from 'react';
import { OpenNow } from '../dealer-place/open-now';
import { timedLocation } from '../dealer-place/timed-location';
import { loadStock, type StockOverview } from '../site/load-stock';
import { requireSite, type SitePage } from '../site/site-page';
import { dealerData } from '../structured-data/dealer-data';
import { JsonLd } from '../structured-data/json-ld';
import type { HomeSectionName, Template } from '../template-definition/template-definition';
import { vehicleCardView } from '../vehicle-card/vehicle-card-view';
import * as styles from './home-page.css';
import { heroSearch, heroView, homeBodies, homeLocation, homeMakes, stockPhrase } from './home-view';

/** Vehicles that the home page shows. */
const featuredCount = 6;

type SectionOf = (input: {
  readonly site: PublicSite;
  readonly stock: StockOverview;
  readonly template: Template;
}) => ReactNode;

/** Every part that a template may order. A new one: a name in the template definition, a line here. */
const sections: Record<HomeSectionName, SectionOf> = {
  featured: ({ site, stock, template }) => {
    const { Card } = template.slots;
    const to = hrefs(site);
    const hits = stock.hits.filter(({ available }) => available).slice(0, featuredCount);
    if (hits.length === 0) return null;
    return (
      <HomeFeatured title="Worth a look" link={{ label: `See all ${stockPhrase(stock)}`, href: to.search() }}>
        <VehicleCardList label="Worth a look" layout={template.look.cards}>
          {hits.map((hit) => (
            <li key={hit.objectID}>
              <Card {...vehicleCardView(hit, { vehicle: site.vehicle, can: siteCapabilities(site) }, to)} />
            </li>
          ))}
        </VehicleCardList>
      </HomeFeatured>
    );
  },
  makes: ({ site, stock, template }) => {
    const { HomeMakes } = template.slots;
    const makes = homeMakes(site, stock);
    // One make is the whole site: a list of it leads nowhere new.
    return makes.length < 2 ? null : <HomeMakes title="Shop by make" makes={makes} />;
  },
  bodies: ({ site, stock, template }) => {
    const { HomeBodies } = template.slots;
    const bodies = homeBodies(site, stock);
    return bodies.length < 2 ? null : <HomeBodies title="Start with the shape" bodies={bodies} />;
  },
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

/** The home page: hero with the way into the stock, then the template's parts in its order. */
export const homePage = (template: Template): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const stock = await loadStock(site);
    const { Hero } = template.slots;
    return (
      <>
        <Hero {...heroView(site, stock)} searchForm={<HeroSearchForm {...heroSearch(site, stock)} />} />
        <div className={styles.parts}>
          {template.home.map((name) => (
            <Fragment key={name}>{sections[name]({ site, stock, template })}</Fragment>
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
