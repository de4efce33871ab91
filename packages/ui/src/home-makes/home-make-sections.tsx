import { Section } from '../layout/section';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { HomeMake, HomeMakesProps } from './home-makes';
import * as styles from './home-makes.css';

const More = ({ link }: Pick<HomeMakesProps, 'link'>) =>
  link === undefined ? null : <TextLink href={link.href}>{link.label}</TextLink>;

const Figure = ({ note, count }: Pick<HomeMake, 'note' | 'count'>) => {
  if (count === undefined) return note === undefined ? null : <span className={styles.note}>{note}</span>;
  return (
    <span className={styles.note}>
      {count.toLocaleString('en-AU')}
      <VisuallyHidden> in stock</VisuallyHidden>
    </span>
  );
};

/**
 * The makes in stock as ruled columns: name and count on one line, with its mark where the dealer may
 * show it. Counts are bare figures; the head may say of what.
 */
export const HomeMakeLedger = ({ title, lead, makes, link }: HomeMakesProps) => (
  <Section title={title} lead={lead} action={<More link={link} />} space="above">
    <ul className={styles.ledger}>
      {makes.map(({ name, href, logo = null, ...figure }) => (
        <li key={href} className={styles.row}>
          <UiLink href={href} className={styles.rowLink}>
            {logo !== null && <UiImage {...logo} alt="" className={styles.mark} />}
            <span className={styles.name}>{name}</span>
            <Figure {...figure} />
          </UiLink>
        </li>
      ))}
    </ul>
  </Section>
);
