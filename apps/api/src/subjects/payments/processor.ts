import type { PageSources } from '@forecourt/config/page-sources';

/** Money that a processor is to ask for. */
export interface ProcessorPayment {
  /** Id of ours: asked for twice, the processor makes one of it. */
  readonly id: string;
  readonly amountCents: number;
  readonly currency: 'AUD';
  readonly description: string;
  readonly email: string | null;
  /** Who receives the money, as the shopper knows them. */
  readonly merchant: string;
  /** Where the browser comes back to, paid or not: a whole address. */
  readonly returnUrl: string;
}

/**
 * How a payment stands at the processor. `open`: the shopper may still pay. `processing`: they have done all they can, and
 * the money is on its way.
 */
export interface ProcessorAnswer {
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  readonly amountCents: number;
  /** In capitals, such as `AUD`. */
  readonly currency: string;
  /** By which the money is given back; null until it is there. */
  readonly charge: string | null;
  /**
   * What the processor tells one card from another by, the same however often the card pays; null until it has paid, where
   * it was no card, and where the processor does not say.
   */
  readonly card: string | null;
  /** Whether it is in our account and of our kind of key, and names the payment that was asked for. */
  readonly isOurs: boolean;
}

/** An event that a processor sends by itself. It is believed as far as to ask the processor how the payment stands. */
export interface ProcessorEvent {
  readonly id: string;
  readonly kind: string;
  /** Id of our payment; null where the event is about none, or about none of ours. */
  readonly paymentId: string | null;
  /** Key of our refund that it is about, as {@link PaymentProcessor.refund} was given it; null where it is about none. */
  readonly refundKey: string | null;
  /** What it says of the money; null where it says nothing. */
  readonly said: { readonly amountCents: number; readonly currency: string; readonly isOurs: boolean } | null;
}

/** What came of giving money back. `pending`: it is on its way, and asked for again it says what came of it. */
export interface ProcessorRefund {
  readonly state: 'done' | 'pending' | 'failed';
  readonly reference: string;
}

/** A processor cannot be asked right now, or refuses: why, for the log. `isFinal`: asking again will not help. */
export class ProcessorFault extends Error {
  override readonly name = 'ProcessorFault';
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Who takes money for a dealer (RSRV-01). No number of a card ever reaches us. Every verb may throw a {@link ProcessorFault}. */
export interface PaymentProcessor {
  readonly name: string;
  /** Origins that pages where a shopper pays need of it. */
  readonly sources: PageSources;
  /** Has a page of the processor's made for a payment, once however often it is asked for. */
  readonly begin: (payment: ProcessorPayment) => Promise<{ readonly reference: string; readonly address: string }>;
  /** How a payment stands; null when it knows none by that name. */
  readonly find: (reference: string, paymentId: string) => Promise<ProcessorAnswer | null>;
  /** Nobody can pay it from now on. What has been paid stays paid. */
  readonly stop: (reference: string) => Promise<void>;
  /** Gives money back, once for each key. */
  readonly refund: (asked: {
    readonly key: string;
    readonly charge: string;
    readonly amountCents: number;
  }) => Promise<ProcessorRefund>;
  /** How money that was given back stands; null when it knows no refund by that key. Nothing is given back by asking. */
  readonly findRefund: (asked: { readonly key: string; readonly charge: string }) => Promise<ProcessorRefund | null>;
  /** Reads what came to our webhook: null unless it is signed by the processor, within minutes. */
  readonly readEvent: (body: string, header: (name: string) => string | undefined) => Promise<ProcessorEvent | null>;
}

/** The processors that this installation can reach: the one it pays by, and those by which it was paid before. */
export interface Processors {
  /** The one that new payments go to; null when it takes none. */
  readonly current: PaymentProcessor | null;
  readonly named: (name: string) => PaymentProcessor | null;
}
