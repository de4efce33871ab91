import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { SiteLogo } from '../site-header/site-logo';
import { strong } from '../site-header/wordmark-strong.css';
import { nightScope } from '../theme/scopes.css';
import { FooterColumn } from './footer-column';
import { FooterLegal } from './footer-legal';
import { FooterPlace } from './footer-place';
import type { SiteFooterProps } from './site-footer';
import * as styles from './site-footer-columns.css';

/** A dark foot with columns of links, every location, then the small print. */
export const SiteFooterColumns = (footer: SiteFooterProps) => (
  <footer className={classNames(nightScope, styles.root)}>
    <Container>
      <div className={styles.top}>
        <div className={styles.brand}>
          <SiteLogo {...footer} look={strong} />
          {footer.tagline !== undefined && <p className={styles.tagline}>{footer.tagline}</p>}
        </div>
        {footer.columns.map((column) => (
          <FooterColumn key={column.title} {...column} titleClassName={styles.title} linkClassName={styles.link} />
        ))}
      </div>
      <div className={styles.places}>
        {footer.locations.map((location) => (
          <FooterPlace key={location.name} {...location} />
        ))}
      </div>
      <FooterLegal {...footer} />
    </Container>
  </footer>
);
