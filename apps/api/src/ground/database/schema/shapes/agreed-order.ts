import type { OrderAnswers } from '@forecourt/domain/order';

/** Why an order ended. */
export type OrderEndingName = 'shopper' | 'dealer' | 'clock' | 'sold';

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
