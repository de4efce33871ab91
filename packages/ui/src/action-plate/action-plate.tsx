import { useId } from 'react';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import type { NavigationLink } from '../site-header/navigation';
import { TextLink } from '../text-link/text-link';
import { brandScope, nightScope } from '../theme/scopes.css';
import * as styles from './action-plate.css';

export type ActionPlateProps = {
  readonly title: string;
  readonly text?: string;
  /** The first is the one most wanted. */
  readonly links: readonly NavigationLink[];
  readonly phone?: NavigationLink | undefined;
  /** The ground of the plate: a page has one of them. */
  readonly tone?: keyof typeof styles.tones;
};

const scopes: Readonly<Record<keyof typeof styles.tones, string>> = { night: nightScope, brand: brandScope };

/** The one thing that a page asks for, on the one plate that stands out. Source: CONT-01. */
export const ActionPlate = ({ title, text = '', links, phone, tone = 'night' }: ActionPlateProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Container>
        <div className={classNames(scopes[tone], styles.plate, styles.tones[tone])}>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {text !== '' && <p className={styles.text}>{text}</p>}
          </div>
          <div className={styles.links}>
            {links.map(({ label, href }, place) => (
              <LinkButton key={href} href={href} kind={place === 0 ? 'primary' : 'outlined'}>
                {label}
              </LinkButton>
            ))}
            {phone !== undefined && (
              <TextLink href={phone.href} icon="phone">
                {phone.label}
              </TextLink>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
};
