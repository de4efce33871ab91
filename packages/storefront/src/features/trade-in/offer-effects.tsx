'use client';

import { useEffect, useRef } from 'react';
import { carryTradeIn } from '../calculators';

/** Stores a valuation where the site sets that; a failure is logged to the console alone (ERRS-01). */
const saveValuation = async (token: string): Promise<void> => {
  try {
    const response = await fetch('/api/miscellaneous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ column_name: 'valuation', valuation: token }),
    });
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } catch (error) {
    console.error('The valuation could not be stored.', error);
  }
};

/** What follows an offer that is shown: the calculators of vehicles start with it, and the dealer may keep it (TRAD-01). */
export const OfferEffects = ({
  token,
  offer,
  isStored,
}: {
  readonly token: string;
  readonly offer: { readonly offer_price: number; readonly valid_until: string } | null;
  readonly isStored: boolean;
}) => {
  const done = useRef('');
  useEffect(() => {
    // Once for each offer, however often it is drawn.
    if (done.current === token) return;
    done.current = token;
    if (offer !== null) carryTradeIn(offer.offer_price, offer.valid_until);
    if (isStored) void saveValuation(token);
  }, [token, offer, isStored]);
  return null;
};
