import type { ReactNode } from 'react';
import { Container } from '../layout/layout';
import { offPaper } from '../theme/absence.css';
import * as styles from './print.css';

export type PrintSheetProps = {
  /** The way to this page; not on paper. */
  readonly breadcrumbs: ReactNode;
  /** Name, type and tags: a `VehicleHeading`. */
  readonly heading: ReactNode;
  readonly price: ReactNode;
  /** Print and save; not on paper. */
  readonly actions: ReactNode;
  /** At most three. */
  readonly pictures: readonly ReactNode[];
  readonly parts: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Disclosure and conditions: everything that must stand with a price. */
  readonly legal: readonly string[];
};

/** A vehicle as it goes to paper: one column, nothing folded away. Source: PRNT-01. */
export const PrintSheet = ({ breadcrumbs, heading, price, actions, pictures, parts, legal }: PrintSheetProps) => (
  <Container className={styles.sheet}>
    <div className={offPaper}>{breadcrumbs}</div>
    <div className={styles.actions}>{actions}</div>
    <div className={styles.head}>
      <div>{heading}</div>
      <div>{price}</div>
    </div>
    {pictures.length > 0 && (
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are
          <div key={index} className={styles.picture}>
            {picture}
          </div>
        ))}
      </div>
    )}
    {parts.map(({ id, title, content }) => (
      <section key={id} aria-labelledby={`${id}-title`} className={styles.part}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {content}
      </section>
    ))}
    <div className={styles.legal}>
      {legal.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </Container>
);
