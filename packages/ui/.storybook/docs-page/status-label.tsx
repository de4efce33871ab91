import { type Status, statuses } from '../status';
import * as styles from './docs-page.css';

/** How far a component may be relied on, in a word; what the word means is its tooltip, and stands on the start page. */
export const StatusLabel = ({ status }: { readonly status: Status }) => (
  <span className={`${styles.label} ${styles.labels[status]}`} title={statuses[status].meaning}>
    {statuses[status].title}
  </span>
);
