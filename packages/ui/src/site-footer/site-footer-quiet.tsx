import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { SiteLogo } from '../site-header/site-logo';
import { wide } from '../site-header/wordmark-wide.css';
import { nightScope } from '../theme/scopes.css';
import { FooterColumn } from './footer-column';
import { FooterLegal } from './footer-legal';
import { FooterPlace } from './footer-place';
import type { SiteFooterProps } from './site-footer';
import * as styles from './site-footer-quiet.css';

/** A dark foot with much air: the name and where to find it, a few links, hairlines. */
export const SiteFooterQuiet = (footer: SiteFooterProps) => (
  <footer className={classNames(nightScope, styles.root)}>
    <Container>
      <div className={styles.top}>
        <div className={styles.brand}>
          <SiteLogo {...footer} look={wide} />
          {footer.tagline !== undefined && <p className={styles.tagline}>{footer.tagline}</p>}
          <div className={styles.places}>
            {footer.locations.map((location) => (
              <FooterPlace key={location.name} {...location} />
            ))}
          </div>
        </div>
        {footer.columns.map((column) => (
          <FooterColumn key={column.title} {...column} titleClassName={styles.title} linkClassName={styles.link} />
        ))}
      </div>
      <FooterLegal {...footer} />
    </Container>
  </footer>
);
