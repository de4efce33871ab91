import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { type FeaturedList, featuredCriteria } from '@forecourt/search/featured';
import type { SearchHit } from '@forecourt/search/record';
import { HomeFeatured } from '@forecourt/ui/home-sections';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import type { TemplateWith } from '../../../runtime/template/template-definition';
import { savedPlace, savedSettings } from '../../saved';
import { vehicleCardView } from '../../vehicle';

const missingList = errorCatalogue['missing-list'];

interface FeaturedRowProps {
  readonly site: PublicSite;
  readonly title: string;
  readonly lead?: string;
  readonly link: { readonly label: string; readonly href: string };
  readonly hits: readonly SearchHit[];
  readonly template: Pick<TemplateWith<'Featured'>, 'slots' | 'look'>;
  /** The page ends with it. */
  readonly isLast?: boolean;
}

/** Vehicles in the featured cards of the template under a title. Nothing without any. */
export const FeaturedRow = ({ site, title, lead, link, hits, template, isLast = false }: FeaturedRowProps) => {
  const { Featured } = template.slots;
  const to = hrefs(site);
  const cardOf = (hit: SearchHit) => vehicleCardView(hit, { vehicle: site.vehicle, can: siteCapabilities(site) }, to);
  if (hits.length === 0) return null;
  return (
    <HomeFeatured title={title} link={link} isLast={isLast} {...(lead === undefined ? {} : { lead })}>
      <VehicleCardList label={title} layout={template.look.featured.layout}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Featured {...cardOf(hit)} list={title.replaceAll(/\s+/g, '-')} {...savedPlace(hit, savedSettings(site))} />
          </li>
        ))}
      </VehicleCardList>
    </HomeFeatured>
  );
};

/** A list of vehicles by filter and limit, with the way to all that the filter finds (SRCH-28). Nothing without any. */
export const FeaturedSection = ({
  site,
  list,
  hits,
  template,
}: Pick<FeaturedRowProps, 'site' | 'hits' | 'template'> & { readonly list: FeaturedList }) => {
  const criteria = featuredCriteria(list, site.search);
  if (criteria === null) return null;
  const link = { label: 'See them all', href: hrefs(site).search(criteria) };
  return <FeaturedRow site={site} title={list.title} link={link} hits={hits} template={template} />;
};

/** Shown in place of a list without vehicles: the reason, and a link to all stock (ERRS-01). */
export const MissingList = ({ site, title }: Pick<FeaturedRowProps, 'site' | 'title'>) => (
  <HomeFeatured
    title={title}
    lead={`${missingList.title}. ${missingList.message}`}
    link={{ label: 'Search our stock', href: hrefs(site).search() }}
  />
);
