import type { ReactNode } from 'react';
import * as styles from './enquiry-panel.css';

/** The enquiry form in a box of its own, beside the pictures. */
export const EnquiryPanel = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.panel}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);
