import { hrefs, type PublicSite, siteCapabilities } from '@forecourt/config';
import { type FeaturedList, featuredCriteria, type SearchHit } from '@forecourt/search';
import { HomeFeatured, VehicleCardList } from '@forecourt/ui';
import type { Template } from '../template-definition/template-definition';
import { vehicleCardView } from '../vehicle-card/vehicle-card-view';

/** A list of vehicles by filter and limit, with the way to all that the filter finds (SRCH-28). Nothing without any. */
export const FeaturedSection = ({
  site,
  list,
  hits,
  template,
}: {
  readonly site: PublicSite;
  readonly list: FeaturedList;
  readonly hits: readonly SearchHit[];
  readonly template: Pick<Template, 'slots' | 'look'>;
}) => {
  const { Featured } = template.slots;
  const to = hrefs(site);
  const criteria = featuredCriteria(list, site.search);
  if (hits.length === 0 || criteria === null) return null;
  return (
    <HomeFeatured title={list.title} link={{ label: 'See them all', href: to.search(criteria) }}>
      <VehicleCardList label={list.title} layout={template.look.featured.layout}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Featured {...vehicleCardView(hit, { vehicle: site.vehicle, can: siteCapabilities(site) }, to)} />
          </li>
        ))}
      </VehicleCardList>
    </HomeFeatured>
  );
};
