import { pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { type ApplicationSettings, creditLine } from '@forecourt/finance';
import { Button } from '@forecourt/ui/button';
import { TextLink } from '@forecourt/ui/text-link';
import { applicationRulesWords as words } from './application-rules-words';
import * as styles from './finance-form.css';

/**
 * Where an application in steps begins: what to have at hand, and on whose licence it rests. Only on sites whose dealer may
 * take one; a plain form, which needs no scripts.
 */
export const ApplicationStart = ({
  site,
  terms,
  carId,
  budget,
}: {
  readonly site: PublicSite;
  readonly terms: ApplicationSettings;
  /** Id of the vehicle that it is for; null for none. */
  readonly carId: string | null;
  /** What the link said is to be spent, in dollars: the application begins with it (ROUTE-09). */
  readonly budget: number | null;
}) => {
  const needs = terms.identityDocuments ? [...words.needs, words.needsLicence] : words.needs;
  return (
    <form id="finance-form" method="post" action="/api/finance-applications" className={styles.financeForm}>
      <h2 className={styles.title}>{words.startTitle}</h2>
      <p>{words.startLead}</p>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className={styles.small}>{creditLine(site.finance.credit)}</p>
      {budget !== null && <input type="hidden" name="amount" value={budget} />}
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      <div className={styles.ways}>
        <Button type="submit" size="large">
          {words.start}
        </Button>
        <TextLink href={pages.financeEnquiry.address}>{words.rather}</TextLink>
      </div>
    </form>
  );
};
