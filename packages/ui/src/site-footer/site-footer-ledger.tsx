import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { SiteLogo } from '../site-header/site-logo';
import { plate } from '../site-header/wordmark-plate.css';
import { nightScope } from '../theme/scopes.css';
import { UiLink } from '../ui-provider/ui-link';
import { FooterColumn } from './footer-column';
import { FooterLegal } from './footer-legal';
import type { SiteFooterProps } from './site-footer';
import * as styles from './site-footer-ledger.css';

/** A dark foot that is a table: ruled columns of links, a row for every place. */
export const SiteFooterLedger = (footer: SiteFooterProps) => (
  <footer className={classNames(nightScope, styles.root)}>
    <Container>
      <div className={styles.tops[footer.columns.length > 1 ? 'columns' : 'line']}>
        <div className={styles.brand}>
          <SiteLogo {...footer} look={plate} />
          {footer.tagline !== undefined && <p className={styles.tagline}>{footer.tagline}</p>}
        </div>
        {footer.columns.map((column) => (
          <FooterColumn key={column.title} {...column} titleClassName={styles.title} linkClassName={styles.link} />
        ))}
      </div>
      <div className={styles.places}>
        {footer.locations.map(({ name, href, addressLines, hours, phone }) => (
          <address key={name} className={styles.placeRow}>
            <span className={styles.placeName}>
              {href === undefined ? (
                name
              ) : (
                <UiLink href={href} className={styles.placeLink}>
                  {name}
                </UiLink>
              )}
            </span>
            <span>{addressLines.join(', ')}</span>
            <span className={styles.placeHours}>
              {hours?.map((days) => (
                <span key={days} className={styles.placeDays}>
                  {days}
                </span>
              ))}
            </span>
            {phone !== undefined && (
              <a href={phone.href} className={styles.placeLink}>
                {phone.label}
              </a>
            )}
          </address>
        ))}
      </div>
      <FooterLegal {...footer} />
    </Container>
  </footer>
);
