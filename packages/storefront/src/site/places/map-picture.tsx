import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import { UiImage } from '@forecourt/ui/ui-provider';
import { addressLines } from './place';

/** Size in pixels of a map picture requested from its provider. */
const size = { width: 1280, height: 800 } as const;

/** The cached picture of a map around a place; it fills its box. Nothing where none is cached. Source: LOC-02. */
export const MapPicture = ({
  site: { mapPictures },
  location: { id, address },
  name,
  sizes = '(min-width: 64rem) 60rem, 100vw',
}: {
  readonly site: Pick<PublicSite, 'mapPictures'>;
  readonly location: Pick<Location, 'id' | 'address'>;
  readonly name: string;
  readonly sizes?: string;
}) => {
  const src = mapPictures[id];
  return src === undefined ? null : (
    <UiImage
      src={src}
      alt={`Map of ${name}, ${addressLines(address).join(', ')}`}
      {...size}
      sizes={sizes}
      fit="cover"
    />
  );
};
