import { Activity, type ReactNode } from 'react';
import * as styles from './aside-panel.css';

/** A part of the page in a box of its own, beside the pictures: the finance calculator, the enquiry form. */
export const AsidePanel = ({
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
    {/* React takes it over by itself, and first when it is pressed. */}
    <Activity>{children}</Activity>
  </section>
);
