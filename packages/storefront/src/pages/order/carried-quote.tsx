'use client';

import { TextLink } from '@forecourt/ui/text-link';
import { useEffect, useState } from 'react';
import { type CarriedQuoteFigures, readCarriedQuote } from '../../features/calculators/carried-quote';
import { orderWords } from '../../features/order/order-words';
import * as styles from './order-page.css';

const words = orderWords.finance;

/**
 * The repayment that the shopper worked out on the vehicle's page, with its comparison rate: it comes along from this tab,
 * or is what the order holds already.
 */
export const CarriedQuote = ({
  carId,
  carried,
  sentence,
  calculatorHref,
}: {
  readonly carId: string;
  /** The figures that the order holds; empty for none. */
  readonly carried: string;
  /** The same in words; null for none. */
  readonly sentence: string | null;
  /** The page with the calculator; null where there is none. */
  readonly calculatorHref: string | null;
}) => {
  const [quote, setQuote] = useState<CarriedQuoteFigures | null>(null);
  useEffect(() => setQuote(readCarriedQuote(carId)), [carId]);
  const said = quote?.words ?? sentence;
  return (
    <div className={styles.part}>
      <input type="hidden" name="quote" value={quote === null ? carried : JSON.stringify(quote.figures)} />
      {said === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>
            {words.quote}: {said}.
          </p>
          <p className={styles.small}>{words.note}</p>
        </>
      )}
      {said === null && calculatorHref !== null && (
        <p>
          <TextLink href={`${calculatorHref}#finance`}>{words.door}</TextLink>
        </p>
      )}
    </div>
  );
};
