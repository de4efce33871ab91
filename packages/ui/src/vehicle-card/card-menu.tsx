import { classNames } from '../class-names/class-names';
import * as styles from './card-menu.css';
import { CardButton } from './vehicle-card-parts';
import type { VehicleCardProps } from './vehicle-card-props';

/**
 * What a card has no room for, behind a button: a popover of the browser's own, which opens without scripts, closes by
 * Escape and by a press elsewhere, and lies above whatever would cut it off. Nothing where a card has room for all.
 */
export const CardMenu = ({
  card: { actions, heading, href, list = '' },
  room = 2,
  className,
}: {
  readonly card: VehicleCardProps;
  /** So many of the actions stand on the card. */
  readonly room?: number;
  /** What its button looks like. */
  readonly className: string;
}) => {
  const id = list + href;
  return actions.length <= room ? null : (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`More for ${heading}`}
        className={classNames(className, styles.button)}
      >
        More
      </button>
      <menu popover="" id={id} className={styles.menu}>
        {actions.slice(room).map((action) => (
          <li key={action.label}>
            <CardButton action={action} vehicle={heading} kind="outlined" fullWidth className={styles.item} />
          </li>
        ))}
      </menu>
    </>
  );
};
