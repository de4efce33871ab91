import { readStored, store } from '../../runtime/browser-storage/browser-storage';

const key = 'forecourt:trade-in';

/** Keeps what a dealer has offered for the shopper's own vehicle, AUD dollars, in this tab until its last day, `YYYY-MM-DD`. */
export const carryTradeIn = (amount: number, until: string): void => {
  store('tab', key, `${amount} ${until}`);
};

/**
 * What calculators start with as trade-in, AUD dollars; 0 without an offer, and after its last day. `today`: by the clock
 * of the dealer's state, which the offer goes by.
 */
export const carriedTradeIn = (today: string): number => {
  // Where the server draws nothing is known of the tab.
  if (typeof window === 'undefined') return 0;
  const [, amount = '0', until = ''] = /^(\d{1,7}) (\d{4}-\d{2}-\d{2})$/.exec(readStored('tab', key) ?? '') ?? [];
  return today <= until ? Number(amount) : 0;
};
