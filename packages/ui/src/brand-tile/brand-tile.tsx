import { classNames } from '../class-names/class-names';
import type { Picture } from '../page-picture/picture';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './brand-tile.css';

export type BrandTileProps = {
  readonly name: string;
  readonly href: string;
  /** "214 in stock". */
  readonly note?: string;
  /** A few words about the make, for the page of all brands. */
  readonly text?: string;
  /** The make's mark, where the dealer may show it; without one its name is set in type (BRND-01). */
  readonly logo?: Picture | null;
  readonly size?: keyof typeof styles.sizes;
};

/** A make by its mark and name, or by its name in type, with how many there are. Source: BRND-01. */
export const BrandTile = ({ name, href, note, text, logo = null, size = 'large' }: BrandTileProps) => (
  <UiLink href={href} className={classNames(styles.tile, styles.sizes[size], logo !== null && styles.marked)}>
    {logo === null ? (
      <span className={classNames(styles.lettering, styles.letteringSizes[size])}>{name}</span>
    ) : (
      <>
        <span className={classNames(styles.mark, styles.markSizes[size])}>
          {/* The name stands under it. */}
          <UiImage {...logo} alt="" className={styles.logo} />
        </span>
        <span className={classNames(styles.name, styles.nameSizes[size])}>{name}</span>
      </>
    )}
    {note !== undefined && <span className={styles.note}>{note}</span>}
    {text !== undefined && text !== '' && <span className={styles.text}>{text}</span>}
  </UiLink>
);
