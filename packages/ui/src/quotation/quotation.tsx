import { Container } from '../layout/layout';
import * as styles from './quotation.css';

export type QuotationProps = {
  readonly words: string;
  readonly by: string;
  /** Who that is. */
  readonly role?: string;
};

/** Words of somebody, set large. Source: CONT-01. */
export const Quotation = ({ words, by, role = '' }: QuotationProps) => (
  <div className={styles.section}>
    <Container>
      <div className={styles.grid}>
        <div />
        <figure className={styles.figure}>
          <blockquote className={styles.words}>
            <p>{words}</p>
          </blockquote>
          <figcaption className={styles.by}>
            <span className={styles.name}>{by}</span>
            {role !== '' && <span className={styles.role}>{role}</span>}
          </figcaption>
        </figure>
      </div>
    </Container>
  </div>
);
