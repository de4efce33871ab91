import { Container } from '../layout/layout';
import type { NavigationLink } from '../site-header/navigation';
import { TextLink } from '../text-link/text-link';
import * as styles from './page-notice.css';

/** News within a page; the line over all pages is the `AnnouncementBar`. Source: CONT-01. */
export const PageNotice = ({ text, link }: { readonly text: string; readonly link?: NavigationLink | undefined }) => (
  <div className={styles.section}>
    <Container>
      <div className={styles.notice}>
        <p className={styles.text}>{text}</p>
        {link !== undefined && <TextLink href={link.href}>{link.label}</TextLink>}
      </div>
    </Container>
  </div>
);
