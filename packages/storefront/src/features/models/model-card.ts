import type { SiteHrefs } from '@forecourt/config/hrefs';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { criteriaOfModel, type ModelCriteria } from '@forecourt/search/model-search';
import { formatCount } from '@forecourt/search/results';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import { typedPrice } from '../search';
import { stageTone, vehicleShape } from '../vehicle';
import type { ShownModel } from './search-models';

/** A card's picture stands in a box of 600 by 400. */
const pictureSize = { width: 600, height: 400 } as const;

/** A model as a card of the template: its cheapest vehicle's picture and price, and the way to all of them. */
export const modelCard = (
  { make, model, count, front }: ShownModel,
  criteria: ModelCriteria,
  settings: { readonly illustratedPictures: boolean },
  to: Pick<SiteHrefs, 'search'>,
): VehicleCardProps => {
  const name = `${make} ${model}`;
  const price = front === null ? null : typedPrice(front);
  const href = to.search(criteriaOfModel({ make, model }, criteria));
  const picture = front === null || isPlaceholderImage(front.primary_image_url) ? null : front;
  return {
    href,
    heading: name,
    image:
      picture === null
        ? null
        : {
            src: picture.primary_image_url,
            alt: '',
            ...pictureSize,
            ...(settings.illustratedPictures ? { fit: 'contain', tone: stageTone(picture.colour) } : { fit: 'cover' }),
          },
    shape: vehicleShape(front?.body ?? criteria.body?.[0] ?? '', 'car'),
    tag: null,
    price: price === null ? null : { kind: 'words', words: `From ${price}` },
    facts: [{ label: 'Stock', value: `${formatCount(count)} available` }],
    actions: [{ label: count === 1 ? `See the ${model}` : `See all ${formatCount(count)}`, href }],
  };
};
