import { calendarDateIn } from '@forecourt/domain/calendar';
import { useSyncExternalStore } from 'react';
import { carriedTradeIn } from './carried-trade-in';

const never = () => () => {};
const none = () => 0;

/**
 * What was offered for the shopper's own vehicle in this tab, AUD dollars; 0 without an offer that holds today. The server
 * knows nothing of the tab: what it draws has none, and the calculator that takes its place starts with the offer.
 */
export const useCarriedTradeIn = (timeZone: string): number =>
  useSyncExternalStore(never, () => carriedTradeIn(calendarDateIn(timeZone, new Date())), none);
