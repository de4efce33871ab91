import { UiLink } from '../ui-provider/ui-link';
import { allLicences } from './all-licences';
import * as styles from './footer-parts.css';
import type { SiteFooterProps } from './site-footer';

/** The small print that ends every page: payments, licences, wording, company, small links. */
export const FooterLegal = ({
  payments = [],
  legal = [],
  illustrationNote,
  company,
  smallLinks = [],
  locations,
}: SiteFooterProps) => {
  const licences = allLicences(locations);
  return (
    <div className={styles.legal}>
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label="Accepted payments">
          {payments.map((name) => (
            <li key={name} className={styles.payment}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {licences.length > 0 && <p className={styles.licences}>{licences.join(' · ')}</p>}
      {legal.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are fixed and have no name
        <p key={index} className={styles.legalText}>
          {paragraph}
        </p>
      ))}
      {illustrationNote !== undefined && <p className={styles.legalText}>{illustrationNote}</p>}
      {(company !== undefined || smallLinks.length > 0) && (
        <div className={styles.last}>
          {company !== undefined && <p>{company}</p>}
          {smallLinks.length > 0 && (
            <ul className={styles.smallLinks}>
              {smallLinks.map((link) => (
                <li key={link.href}>
                  <UiLink href={link.href} className={styles.smallLink}>
                    {link.label}
                  </UiLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
};
