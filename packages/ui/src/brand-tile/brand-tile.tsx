import { classNames } from '../class-names/class-names';
import type { Picture } from '../page-picture/picture';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './brand-tile.css';
import { monogram } from './monogram';

export type BrandTileProps = {
  readonly name: string;
  readonly href: string;
  /** "214 in stock". */
  readonly note?: string;
  /** A few words about the make, for the page of all brands. */
  readonly text?: string;
  /** The make's mark; many have none, and its first two letters stand for it (BRND-01). */
  readonly logo?: Picture | null;
  readonly size?: keyof typeof styles.sizes;
};

/** A make by its mark or two letters, its name and how many there are. Source: BRND-01. */
export const BrandTile = ({ name, href, note, text, logo = null, size = 'large' }: BrandTileProps) => (
  <UiLink href={href} className={classNames(styles.tile, styles.sizes[size], logo !== null && styles.marked)}>
    {logo === null ? (
      <span className={classNames(styles.sign, styles.signSizes[size])} aria-hidden="true">
        {monogram(name)}
      </span>
    ) : (
      <span className={classNames(styles.sign, styles.signSizes[size])}>
        {/* The name stands under it. */}
        <UiImage {...logo} alt="" className={styles.logo} />
      </span>
    )}
    <span className={classNames(styles.name, styles.nameSizes[size])}>{name}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
    {text !== undefined && <span className={styles.text}>{text}</span>}
  </UiLink>
);
