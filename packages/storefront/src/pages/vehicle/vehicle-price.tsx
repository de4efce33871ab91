import { Disclaimer } from '@forecourt/ui/calculator-panel';
import { TextLink } from '@forecourt/ui/text-link';
import { PurchasePrice, type PurchasePriceProps } from '@forecourt/ui/vehicle-purchase-panel';
import type { VehicleView } from '../../features/vehicle/vehicle-view';
import { PriceMark } from './price-comparison/price-mark';

export interface VehiclePriceProps {
  readonly purchase: Omit<PurchasePriceProps, 'disclaimer'>;
  /** The example that the repayment is based on, in the words that the law demands. */
  readonly disclosure: string | undefined;
  /** The offer whose rates stand under the price, in the place of a repayment. */
  readonly offer: VehicleView['offer'];
  /** Where the browser asks for the price comparison, and where the page shows it. */
  readonly comparison: { readonly path: string; readonly href: string } | undefined;
}

/** The price at the head of a vehicle's page, marked with its place in the market where the page compares it. */
export const VehiclePrice = ({ purchase, disclosure, offer, comparison }: VehiclePriceProps) => {
  const price = (
    <PurchasePrice
      {...purchase}
      disclaimer={
        <>
          {offer !== undefined && <TextLink href={offer.href}>{offer.name}</TextLink>}
          {disclosure !== undefined && <Disclaimer short={disclosure} long={null} />}
        </>
      }
    />
  );
  return comparison === undefined ? price : <PriceMark {...comparison}>{price}</PriceMark>;
};
