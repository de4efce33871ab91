import { classNames } from '../class-names/class-names';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './make-tile.css';
import { monogram } from './monogram';

/** A make by two letters, its name and how many there are. No trade mark art: dealers may not all use it. */
export const MakeTile = ({
  name,
  href,
  note,
  size = 'large',
}: {
  readonly name: string;
  readonly href: string;
  /** "214 in stock". */
  readonly note?: string;
  readonly size?: keyof typeof styles.sizes;
}) => (
  <UiLink href={href} className={classNames(styles.tile, styles.sizes[size])}>
    <span className={classNames(styles.sign, styles.signSizes[size])} aria-hidden="true">
      {monogram(name)}
    </span>
    <span className={classNames(styles.name, styles.nameSizes[size])}>{name}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </UiLink>
);
