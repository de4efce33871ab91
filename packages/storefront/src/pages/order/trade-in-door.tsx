'use client';

import { formatDollars } from '@forecourt/domain/vehicle-price';
import { TextLink } from '@forecourt/ui/text-link';
import { useEffect, useState } from 'react';
import { orderWords } from '../../features/order/order-words';
import { type CarriedEstimate, readEstimate, watchEstimate } from '../../features/trade-in/carried-estimate';
import * as styles from './order-page.css';

const words = orderWords.tradeIn;

const sayEstimate = (estimate: CarriedEstimate | null, carried: string): string => {
  if (estimate !== null) return words.carried(formatDollars(estimate.amount), estimate.car);
  return carried === '' ? words.doorLead : words.attached;
};

/**
 * The way to the valuation of the shopper's own vehicle, in a tab of its own, so that nothing typed here is left; what it
 * came to goes along with the order by itself. Without scripts the way is there, and the estimate is not carried.
 */
export const TradeInDoor = ({
  href,
  today,
  carried,
}: {
  readonly href: string;
  /** The dealer's date, `YYYY-MM-DD`: an estimate holds until its last day. */
  readonly today: string;
  /** What proves the estimate that the order has already; empty for none. */
  readonly carried: string;
}) => {
  const [estimate, setEstimate] = useState<CarriedEstimate | null>(null);
  useEffect(() => {
    const look = (): void => setEstimate(readEstimate(today));
    look();
    return watchEstimate(look);
  }, [today]);
  return (
    <div className={styles.part}>
      <input type="hidden" name="trade_in_estimate" value={estimate?.token ?? carried} />
      <p role="status">{sayEstimate(estimate, carried)}</p>
      <p>
        <TextLink href={href} target="_blank" rel="noreferrer" icon="external-link">
          {words.door}
        </TextLink>
      </p>
    </div>
  );
};
