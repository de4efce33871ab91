import type { Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { HeroSearchForm } from '@forecourt/ui/hero';
import type { TemplateWith } from '../../runtime/template/template-definition';
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
  const stock = await loadStock(site);
  const budget = template.look.heroForm === 'budget' ? await homeBudget(site, stock) : null;
  return (
    <Hero
      {...heroView(site, hero, stock)}
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
