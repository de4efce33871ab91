import type { Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { type HeroProps, HeroSearchForm } from '@forecourt/ui/hero';
import { Segments } from '@forecourt/ui/segments';
import { LateStyles } from '../../runtime/late-styles/late-styles';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { loadOffers } from '../../site/data/load-offers';
import { offerOpening } from '../offers';
import { budgetWords, LazyBudgetFinder } from '../search';
import { loadStock } from '../search/server';
import { homeBudget } from './home-budget';
import { heroConditions, heroSearch, heroView } from './home-view';

/** The dealer's film over its own picture; its code and styles are for the pages that have one. */
const heroFilm = async ({ image, video }: Blocks['hero']): Promise<Pick<HeroProps, 'film'>> => {
  if (image === null || video === undefined) return {};
  const { LazyHeroFilm } = await import('./late-blocks/late-block-renderers');
  return {
    film: (place) => (
      <>
        <LateStyles part="contentBlocks" />
        <LazyHeroFilm src={video} place={place} />
      </>
    ),
  };
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
  const offer = offers.find(({ id }) => id === hero.offer);
  const budget = form === 'budget' ? await homeBudget(site, stock) : null;
  const { vehicle, ...opening } = heroView(site, hero, stock);
  const view: HeroProps =
    offer === undefined
      ? { ...opening, ...(vehicle === undefined ? {} : { vehicle }), ...(await heroFilm(hero)) }
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
