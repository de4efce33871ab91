import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Section } from '@forecourt/ui/layout';
import { PageHead } from '@forecourt/ui/page-content';
import { Statistic, StatisticGroup } from '@forecourt/ui/statistic';
import { TextLink } from '@forecourt/ui/text-link';
import { BrandTiles, bannerFigures, brandGroups, brandTiles, brandWords } from '../../features/brands';
import { loadBrands } from '../../features/brands/server';
import { LazySalesCounter } from '../../features/content/deferred-blocks/lazy-parts';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { itemListData } from '../../site/structured-data/item-list-data';
import { JsonLd } from '../../site/structured-data/json-ld';

/** The brands that the dealer has, by what they sell, under the figures that it answers for (BRND-01, ROUTE-07). */
export const brandsPage = (template: Template): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const to = hrefs(site);
    const brands = await loadBrands(site);
    const groups = brandGroups(brands);
    const figures = bannerFigures(site);
    const crumbs = [{ label: 'Home', href: to.home }, { label: brandWords.title }];
    return (
      <>
        <PageHead
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title={brandWords.title}
          look={template.look.pageHead}
          lead={groups.length === 0 ? brandWords.none : site.content.tagline}
          actions={<TextLink href={to.search()}>See all stock</TextLink>}
        />
        {figures.length > 0 && (
          <Section space="half">
            <StatisticGroup>
              {figures.map((figure) => (
                <Statistic key={figure.label} {...figure} />
              ))}
            </StatisticGroup>
          </Section>
        )}
        {site.salesCounter.enabled && <LazySalesCounter settings={site.salesCounter} title={brandWords.counter} />}
        {groups.map(({ kind, title, tiles }, at) => (
          <Section key={kind} title={title} space={at === groups.length - 1 ? 'full' : 'half'}>
            <BrandTiles label={title} tiles={tiles} />
          </Section>
        ))}
        <JsonLd data={itemListData(brandTiles(brands), site.canonicalOrigin)} />
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const brands = await loadBrands(site);
    const names = brands
      .slice(0, 6)
      .map(({ name }) => name)
      .join(', ');
    return {
      title: brandWords.title,
      description: `${names === '' ? brandWords.title : names} at ${site.name}. ${site.content.tagline}`,
      alternates: { canonical: hrefs(site).brands },
      ...indexing(brands.length > 0),
    };
  },
});
