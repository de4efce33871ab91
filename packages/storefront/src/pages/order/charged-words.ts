import type { Order } from '@forecourt/api-contract';
import { orderWords } from '../../features/order/order-words';

/** Whether it is known that no money of an order was taken: none was asked for, or what was asked for was declined. */
export const isNothingCharged = ({ state }: Pick<Order['payment'], 'state'>): boolean =>
  state === 'none' || state === 'declined';

/** Whether money was taken, in words: what was asked for and not declined may still come, and then goes back. */
export const chargedWords = (payment: Pick<Order['payment'], 'state'>): string =>
  isNothingCharged(payment) ? orderWords.charged.nothing : orderWords.charged.unsure;
