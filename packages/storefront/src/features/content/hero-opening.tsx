import type { Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { type HeroProps, HeroSearchForm } from '@forecourt/ui/hero';
import { Segments } from '@forecourt/ui/segments';
import { DeferredStyles } from '../../runtime/deferred-styles/deferred-styles';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { loadOffers } from '../../site/data/load-offers';
import { offerOpening, offersToGet } from '../offers';
import { budgetWords, LazyBudgetFinder } from '../search';
import { loadModelStock, loadStock, type StockOverview } from '../search/server';
import { heroVehicle } from './hero-vehicle';
import { homeBudget } from './home-budget';
import { heroConditions, heroHit, heroSearch, heroView } from './home-view';

/** The dealer's film over its own picture; its code and styles are for the pages that have one. */
const heroFilm = async ({ image, video }: Blocks['hero']): Promise<Pick<HeroProps, 'film'>> => {
  if (image === null || video === undefined) return {};
  const { LazyHeroFilm } = await import('./deferred-blocks/deferred-block-renderers');
  return {
    film: (place) => (
      <>
        <DeferredStyles part="contentBlocks" />
        <LazyHeroFilm src={video} place={place} />
      </>
    ),
  };
};

/** The vehicle that opens the page, for a template whose hero is about it. */
const letteredVehicle = async (
  site: PublicSite,
  { image }: Blocks['hero'],
  stock: StockOverview,
): Promise<Pick<HeroProps, 'vehicle'>> => {
  const hit = image === null ? heroHit(site, stock) : undefined;
  if (hit === undefined) return {};
  const { count } = await loadModelStock(site, { make: [hit.make], model: [hit.model] });
  return { vehicle: heroVehicle(site, hit, count) };
};

/** The opening of a page with the way into the stock that the template chooses. */
export const HeroOpening = async ({
  hero,
  site,
  template,
}: {
  readonly hero: Blocks['hero'];
  readonly site: PublicSite;
  readonly template: TemplateWith<'Hero'>;
}) => {
  const { Hero } = template.slots;
  const form = hero.form ?? template.look.heroForm;
  const [stock, offers] = await Promise.all([loadStock(site), hero.offer === undefined ? [] : loadOffers(site)]);
  const offer = offersToGet(offers).find(({ id }) => id === hero.offer);
  const budget = form === 'budget' ? await homeBudget(site, stock) : null;
  const opening = heroView(site, hero, stock);
  const view: HeroProps =
    offer === undefined
      ? {
          ...opening,
          ...(await heroFilm(hero)),
          ...(template.look.heroLetters === 'vehicle' ? await letteredVehicle(site, hero, stock) : {}),
        }
      : { ...opening, ...offerOpening(site, offer) };
  const conditions = heroConditions(site, stock);
  if (form === 'none') return <Hero {...view} />;
  return (
    <Hero
      {...view}
      searchForm={
        budget === null ? (
          <HeroSearchForm
            {...heroSearch(site, stock)}
            {...(conditions === null ? {} : { first: <Segments {...conditions} /> })}
          />
        ) : (
          <LazyBudgetFinder {...budget} title={budgetWords.title} />
        )
      }
    />
  );
};
