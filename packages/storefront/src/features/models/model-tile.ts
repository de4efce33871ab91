import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { hitPrice } from '@forecourt/search/record';
import { formatCount } from '@forecourt/search/results';
import type { ModelTile } from '@forecourt/ui/model-tiles';
import { stageTone, vehicleShape } from '../vehicle';
import type { ShownModel } from './search-models';

/** A tile's picture stands in a box of 600 by 400. */
const pictureSize = { width: 600, height: 400 } as const;

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A model as a tile: its cheapest vehicle's picture and price with its type, and how many there are. */
export const modelTile = (
  { make, model, count, front }: ShownModel,
  href: string,
  { illustratedPictures }: { readonly illustratedPictures: boolean },
  body = '',
): ModelTile => {
  const price = front === null ? null : hitPrice(front);
  const inStock = `${formatCount(count)} in stock`;
  const type = price?.kind === 'amount' ? (price.priceType?.label.toLowerCase() ?? '') : '';
  const picture = front === null || isPlaceholderImage(front.primary_image_url) ? null : front;
  return {
    key: `${make} ${model}`,
    name: model,
    href,
    ...(price?.kind === 'amount' ? { price: `From ${formatDollars(price.amount)}` } : {}),
    note: type === '' ? inStock : `${sentence(type)}, ${inStock}`,
    image:
      picture === null
        ? null
        : {
            src: picture.primary_image_url,
            alt: '',
            ...pictureSize,
            ...(illustratedPictures ? { fit: 'contain', tone: stageTone(picture.colour) } : { fit: 'cover' }),
          },
    shape: vehicleShape(front?.body ?? body, 'car'),
  };
};
