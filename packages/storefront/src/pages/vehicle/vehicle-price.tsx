import { Disclaimer } from '@forecourt/ui/calculator-panel';
import { PurchasePrice, type PurchasePriceProps } from '@forecourt/ui/vehicle-purchase-panel';
import { PriceMark } from './price-comparison/price-mark';

export interface VehiclePriceProps {
  readonly purchase: Omit<PurchasePriceProps, 'disclaimer'>;
  /** The example that the repayment is based on, in the words that the law demands. */
  readonly disclosure: string | undefined;
  /** Where the browser asks for the price comparison, and where the page shows it. */
  readonly comparison: { readonly path: string; readonly href: string } | undefined;
}

/** The price at the head of a vehicle's page, marked with its place in the market where the page compares it. */
export const VehiclePrice = ({ purchase, disclosure, comparison }: VehiclePriceProps) => {
  const price = (
    <PurchasePrice
      {...purchase}
      {...(disclosure === undefined ? {} : { disclaimer: <Disclaimer short={disclosure} long={null} /> })}
    />
  );
  return comparison === undefined ? price : <PriceMark {...comparison}>{price}</PriceMark>;
};
