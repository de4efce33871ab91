import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { slugify } from '@forecourt/domain/slug';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SearchHit } from '@forecourt/search/record';

/**
 * The link of the row of similar vehicles: the narrowest search that includes every vehicle in the row, so that the
 * words of the link are true.
 */
export const similarLink = (
  site: Pick<PublicSite, 'search'>,
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
  shown: readonly Pick<SearchHit, 'make' | 'model'>[],
): { readonly label: string; readonly href: string } => {
  const to = hrefs(site);
  const isMake = shown.every((hit) => slugify(hit.make) === slugify(make));
  const isModel = isMake && shown.every((hit) => slugify(hit.model) === slugify(model));
  if (isModel) return { label: `See all ${make} ${model}`, href: to.modelSearch({ make, model }) };
  if (isMake) return { label: `See all ${make}`, href: to.search({ make: [make], city: [] }) };
  return { label: 'See all vehicles', href: to.search() };
};
