import * as styles from './menu-parts.css';
import type { NavigationLink } from './navigation';

/** What a link of a menu says: its name with a badge, and a quiet figure at its end. */
export const MenuWords = ({
  link: { label, badge, note },
  noteClassName,
}: {
  readonly link: NavigationLink;
  readonly noteClassName: string;
}) => (
  <>
    <span>
      {label}
      {badge !== undefined && <span className={styles.badge}> {badge}</span>}
    </span>
    {note !== undefined && <span className={noteClassName}>{note}</span>}
  </>
);
