import type { ReactNode } from 'react';
import { Container } from '../layout/layout';
import * as styles from './notice-bar.css';

/** A line that stays in sight while a page is read: that it is not what others see. */
export const NoticeBar = ({ children }: { readonly children: ReactNode }) => (
  <aside className={styles.bar} aria-label="Notice">
    <Container>
      <p>{children}</p>
    </Container>
  </aside>
);
