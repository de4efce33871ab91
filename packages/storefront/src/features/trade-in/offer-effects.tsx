'use client';

import { useEffect, useRef } from 'react';
import { carryTradeIn } from '../calculators';
import { carryEstimate } from './carried-estimate';

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

/**
 * What follows an offer that is shown: the calculators of vehicles start with it, an order takes it along, and the dealer
 * may keep it (TRAD-01).
 */
export const OfferEffects = ({
  token,
  car,
  offer,
  isStored,
}: {
  readonly token: string;
  /** `2019 Toyota Corolla`. */
  readonly car: string;
  readonly offer: { readonly offer_price: number; readonly valid_until: string } | null;
  readonly isStored: boolean;
}) => {
  const done = useRef('');
  useEffect(() => {
    // Once for each offer, however often it is drawn.
    if (done.current === token) return;
    done.current = token;
    if (offer !== null) {
      const { offer_price: amount, valid_until: until } = offer;
      carryTradeIn(amount, until);
      carryEstimate({ token, amount, until, car });
    }
    if (isStored) void saveValuation(token);
  }, [token, car, offer, isStored]);
  return null;
};
