import { Fold } from '../fold/fold';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './key-facts.css';

/** One of the facts that decide: kilometres, engine, seats. */
export type KeyFact = { readonly label: string; readonly value: string; readonly icon?: IconName };

const Facts = ({ facts }: { readonly facts: readonly KeyFact[] }) => (
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

/** The few facts that decide, large; nothing where there are none. What comes next folds out below. Source: VDP-01. */
export const KeyFacts = ({
  facts,
  more = [],
}: {
  readonly facts: readonly KeyFact[];
  /** Facts that follow those, on demand. */
  readonly more?: readonly KeyFact[];
}) =>
  facts.length === 0 ? null : (
    <div>
      <Facts facts={facts} />
      {more.length > 0 && (
        <Fold moreLabel="More key facts" lessLabel="Fewer key facts">
          <Facts facts={more} />
        </Fold>
      )}
    </div>
  );
