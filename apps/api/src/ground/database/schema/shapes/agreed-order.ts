import type { OrderAnswers } from '@forecourt/domain/order';

/** Why an order ended. */
export const orderEndingNames = ['shopper', 'dealer', 'clock', 'sold', 'card-in-use'] as const;
/** One of {@link orderEndingNames}. */
export type OrderEndingName = (typeof orderEndingNames)[number];

/** What a shopper agreed to before they paid, as it stood there. */
export interface AgreedOrder {
  /** ISO instant. */
  readonly at: string;
  /** Version of the law that they were made from. */
  readonly version: string;
  readonly refund: string;
  readonly cooling_off: string;
  /** What was typed by then, without faults: what is paid for, whatever is typed while the money is on its way. */
  readonly answers?: OrderAnswers;
}
