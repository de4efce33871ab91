import type { TradeInEstimate } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import { TextLink } from '@forecourt/ui/text-link';
import { OwnCarLine, ValuationPanel } from '@forecourt/ui/valuation-panel';
import { EnquiryForm } from '../../features/enquiry';
import { OfferFields, ownCarEnquiry } from '../../features/trade-in';
import { estimateView, ownCarFacts, ownCarName } from '../../features/trade-in/estimate-view';
import { OfferEffects } from '../../features/trade-in/offer-effects';
import { ownCarWords as words } from '../../features/trade-in/own-car-words';
import * as styles from './trade-in-page.css';

/** The offer, or why there is none, and the form that sends the vehicle to the dealer. */
export const OwnCarResult = ({
  site,
  category,
  path,
  vehicle,
  estimate,
  changeHref,
}: {
  readonly site: PublicSite;
  readonly category: 'trade-in' | 'sell';
  readonly path: string;
  readonly vehicle: Vehicle | null;
  readonly estimate: TradeInEstimate;
  readonly changeHref: string;
}) => {
  const { text, ...panel } = estimateView(estimate);
  const price = estimate.offer?.offer_price ?? null;
  return (
    <div className={styles.result}>
      <OwnCarLine
        name={ownCarName(estimate.car)}
        facts={ownCarFacts(estimate.car)}
        action={<TextLink href={changeHref}>{words.change}</TextLink>}
      />
      <ValuationPanel {...panel}>
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ValuationPanel>
      {vehicle !== null && estimate.offer !== null && (
        <TextLink href={hrefs(site).vehicle(vehicle)}>{words.seeRepayments(vehicleName(vehicle))}</TextLink>
      )}
      <OfferEffects
        token={estimate.token}
        car={ownCarName(estimate.car)}
        offer={estimate.offer}
        isStored={site.tradeIn.storeValuation}
      />
      <div>
        <h2 className={styles.formTitle}>{words.formTitle}</h2>
        <p className={styles.formLead}>{words.formLead}</p>
        <EnquiryForm
          context={ownCarEnquiry(site, category, { path, vehicle, car: estimate.car, offerPrice: price })}
          extra={<OfferFields token={estimate.token} price={price} />}
        />
      </div>
    </div>
  );
};
