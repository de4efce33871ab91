import { UiLink } from '../ui-provider/ui-link';
import { type VehicleImage, VehiclePicture } from '../vehicle-picture/vehicle-picture';
import type { VehicleShape } from '../vehicle-profile/vehicle-profile';
import * as styles from './model-tiles.css';

/** A model that a dealer has. */
export type ModelTile = {
  readonly key: string;
  /** "X-TRAIL". */
  readonly name: string;
  readonly href: string;
  /** "From $39,990"; left out where none has a price. */
  readonly price?: string;
  /** "Drive away, 12 in stock". */
  readonly note: string;
  readonly image: VehicleImage | null;
  readonly shape?: VehicleShape;
};

export type ModelTilesProps = {
  /** Names the list: "Nissan models". */
  readonly label: string;
  readonly models: readonly ModelTile[];
  /** Of the models' headings. */
  readonly level?: 2 | 3;
};

/** Models side by side, two on a phone: picture, name, lowest price, how many. Nothing without any. Source: SRCH-23. */
export const ModelTiles = ({ label, models, level = 3 }: ModelTilesProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (models.length === 0) return null;
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      className={styles.list}
    >
      {models.map(({ key, name, href, price, note, image, shape }) => (
        <li key={key} className={styles.tile}>
          <VehiclePicture image={image && { ...image, alt: '' }} shape={shape} sizes="(min-width: 75rem) 20rem, 45vw" />
          <Heading className={styles.name}>
            <UiLink href={href} className={styles.link}>
              {name}
            </UiLink>
          </Heading>
          {price !== undefined && <p className={styles.price}>{price}</p>}
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
};
