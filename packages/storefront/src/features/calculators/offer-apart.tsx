import { TextLink } from '@forecourt/ui/text-link';
import * as styles from './lender-offer-line.css';

/** Over the calculator of a vehicle that has an offer of a rate: the figures below are not those of the offer. */
export const OfferApart = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <p className={styles.offer}>
    These figures are at our usual rate or one that you set, not at that of our offer:{' '}
    <TextLink href={href}>{name}</TextLink>
  </p>
);
