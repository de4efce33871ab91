import { Section } from '../layout/section';
import { TextLink } from '../text-link/text-link';
import { UiLink } from '../ui-provider/ui-link';
import type { HomeMakesProps } from './home-makes';
import * as styles from './home-makes.css';
import { MakeTile } from './make-tile';

const More = ({ link }: Pick<HomeMakesProps, 'link'>) =>
  link === undefined ? null : <TextLink href={link.href}>{link.label}</TextLink>;

/** The makes in stock as tiles: two letters, name, count. */
export const HomeMakeTiles = ({ title, lead, makes, link }: HomeMakesProps) => (
  <Section title={title} lead={lead} action={<More link={link} />} space="above">
    <ul className={styles.tiles}>
      {makes.map((make) => (
        <li key={make.href}>
          <MakeTile {...make} />
        </li>
      ))}
    </ul>
  </Section>
);

/** The makes in stock as ruled columns: name and count on one line. */
export const HomeMakeLedger = ({ title, lead, makes, link }: HomeMakesProps) => (
  <Section title={title} lead={lead} action={<More link={link} />} space="above">
    <ul className={styles.ledger}>
      {makes.map(({ name, href, note }) => (
        <li key={href} className={styles.row}>
          <UiLink href={href} className={styles.rowLink}>
            {name}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </UiLink>
        </li>
      ))}
    </ul>
  </Section>
);
