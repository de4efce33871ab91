import { Disclaimer } from '@forecourt/ui/calculator-panel';
import { PurchasePrice } from '@forecourt/ui/vehicle-purchase-panel';
import { PriceMark } from '../../features/vehicle/price-comparison/price-mark';
import type { VehiclePageView } from '../../features/vehicle/vehicle-page-view';
import type { Template } from '../../runtime/template/template-definition';
import { comparisonHref } from './vehicle-sections';

/** The price at the head of a vehicle's page, marked with its place in the market where the page compares it. */
export const VehiclePrice = ({
  view: { price, repayment, note, belowMarket, notice, disclosure, autogaugePath },
  template: { look, vehicle: order },
}: {
  readonly view: VehiclePageView;
  readonly template: Pick<Template, 'look' | 'vehicle'>;
}) => {
  const purchase = (
    <PurchasePrice
      price={price}
      {...(repayment === undefined ? {} : { repayment })}
      {...(note === undefined ? {} : { note })}
      {...(belowMarket === undefined ? {} : { belowMarket })}
      {...(notice === undefined ? {} : { notice })}
      {...(disclosure === undefined ? {} : { disclaimer: <Disclaimer short={disclosure} long={null} /> })}
      {...look.purchasePrice}
    />
  );
  const href = comparisonHref(order, look);
  return autogaugePath === undefined || href === undefined ? (
    purchase
  ) : (
    <PriceMark path={autogaugePath} href={href}>
      {purchase}
    </PriceMark>
  );
};
