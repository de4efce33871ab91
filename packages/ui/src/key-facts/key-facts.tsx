import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './key-facts.css';

/** One of the facts that decide: kilometres, engine, seats. */
export type KeyFact = { readonly label: string; readonly value: string; readonly icon?: IconName };

/** The few facts that decide, large; nothing where there are none. */
export const KeyFacts = ({ facts }: { readonly facts: readonly KeyFact[] }) =>
  facts.length === 0 ? null : (
    <dl className={styles.list}>
      {facts.map(({ label, value, icon }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.term}>
            {icon !== undefined && <Icon name={icon} size="small" />}
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
