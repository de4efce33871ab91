import type { Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { HeroSearchForm } from '@forecourt/ui/hero';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { loadOffers } from '../../site/data/load-offers';
import { offerOpening } from '../offers';
import { budgetWords, LazyBudgetFinder } from '../search';
import { loadStock } from '../search/server';
import { homeBudget } from './home-budget';
import { heroSearch, heroView } from './home-view';

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
  const view = { ...heroView(site, hero, stock), ...(offer === undefined ? {} : offerOpening(site, offer)) };
  if (form === 'none') return <Hero {...view} />;
  return (
    <Hero
      {...view}
      searchForm={
        budget === null ? (
          <HeroSearchForm {...heroSearch(site, stock)} />
        ) : (
          <LazyBudgetFinder {...budget} title={budgetWords.title} />
        )
      }
    />
  );
};
