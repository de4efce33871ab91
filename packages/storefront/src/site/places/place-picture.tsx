import type { Location } from '@forecourt/domain/location';
import { UiImage } from '@forecourt/ui/ui-provider';

/** Pixels of the largest picture of a place that a page can use. */
const size = { width: 1600, height: 1067 } as const;

/** The dealer's own picture of a place; it fills its box. Nothing where the dealer gave none. */
export const PlacePicture = ({
  location: { image, name },
  sizes = '(min-width: 64rem) 44rem, 100vw',
  priority = false,
}: {
  readonly location: Pick<Location, 'image' | 'name'>;
  readonly sizes?: string;
  /** It opens its page. */
  readonly priority?: boolean;
}) =>
  image === null ? null : (
    <UiImage
      src={image.url}
      alt={`${name}, seen from outside`}
      {...size}
      sizes={sizes}
      priority={priority}
      fit="cover"
    />
  );
