import type { ReactNode } from 'react';
import { Price, type PriceProps, type PriceValue, type Repayment, RepaymentLine } from '../price/price';
import { RepaymentBox } from '../repayment-box/repayment-box';
import { PurchaseBox, PurchaseMoney } from './purchase-box';
import * as styles from './purchase-panel.css';
import { VehicleActions, type VehicleActionsProps } from './vehicle-actions';
import { VehicleHeading, type VehicleHeadingProps } from './vehicle-heading';

export type PurchasePriceProps = {
  /** `null`: the notice stands alone. */
  readonly price: PriceValue | null;
  readonly repayment?: Repayment;
  /** Plain words under the price. */
  readonly note?: string;
  readonly belowMarket?: string;
  /** In place of a price: "Unfortunately this vehicle recently sold" (VDP-06). */
  readonly notice?: string;
  /** The repayment: `line` under the price, `beside` it where there is room, `cells` three figures in a box. */
  readonly rates?: keyof typeof styles.rates;
  readonly terms?: PriceProps['terms'];
  /** What the repayment is an example of: `Disclaimer`. It belongs to the figures it explains. */
  readonly disclaimer?: ReactNode;
};

const repaymentApart: Record<keyof typeof styles.rates, ((repayment: Repayment) => ReactNode) | null> = {
  line: null,
  beside: (repayment) => <RepaymentLine {...repayment} />,
  cells: (repayment) => <RepaymentBox repayment={repayment} />,
};

/** The price as the head of a purchase, or the words that stand in its place. */
export const PurchasePrice = ({
  price,
  repayment,
  note,
  belowMarket,
  notice,
  rates = 'line',
  terms,
  disclaimer,
}: PurchasePriceProps) => {
  const apart = repaymentApart[rates];
  return (
    <div className={styles.money}>
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      {price !== null && (
        <div className={styles.rates[rates]}>
          <Price
            price={price}
            repayment={apart === null ? repayment : undefined}
            note={note}
            belowMarket={belowMarket}
            size="large"
            terms={terms}
          />
          {apart !== null && repayment !== undefined && apart(repayment)}
        </div>
      )}
      {disclaimer}
    </div>
  );
};

export type PurchasePanelProps = VehicleHeadingProps &
  PurchasePriceProps &
  VehicleActionsProps & {
    /** `boxed`: a box of its own on a desktop; `open`: part of the page. */
    readonly look?: 'boxed' | 'open';
    /** Between price and actions: the price gauge. */
    readonly gauge?: ReactNode;
    /** Lines under the actions: phone card, location line. */
    readonly contact?: ReactNode;
    /** At the foot: save, share, print. */
    readonly tools?: ReactNode;
    /** Name of the region, for those who listen. */
    readonly label?: string;
  };

/** Everything that decides a purchase in one box: name, price, actions, phone, place. Source: SIDE-01, SIDE-02. */
export const PurchasePanel = ({
  look,
  gauge,
  contact,
  tools,
  label,
  price,
  repayment,
  note,
  belowMarket,
  notice,
  rates,
  terms,
  disclaimer,
  actions,
  links,
  arrangement,
  size,
  ...heading
}: PurchasePanelProps) => (
  <PurchaseBox
    look={look}
    label={label}
    top={
      <>
        <VehicleHeading {...heading} />
        <PurchaseMoney>
          <PurchasePrice
            price={price}
            repayment={repayment}
            note={note}
            belowMarket={belowMarket}
            rates={rates}
            terms={terms}
            disclaimer={disclaimer}
            {...(notice === undefined ? {} : { notice })}
          />
          {gauge}
        </PurchaseMoney>
      </>
    }
    bottom={
      <>
        <VehicleActions actions={actions} links={links} arrangement={arrangement} size={size} />
        {contact !== undefined && <div>{contact}</div>}
        {tools}
      </>
    }
  />
);
