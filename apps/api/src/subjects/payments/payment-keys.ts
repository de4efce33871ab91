import type { OwnKey } from '../../ground/sealing/own-key';

/** Signs the link of a payment: whoever has it sees the payment, its receipt and how to try again. */
export const paymentLinkKey: OwnKey = { name: 'payment-links' };

/** Makes digests of the cards that pay: without it nobody tells from a digest which card it is of. */
export const cardDigestKey: OwnKey = { name: 'payment-cards' };

/** Signs what the test processor sends us, as another company would with a secret of its own. */
export const testProcessorKey: OwnKey = { name: 'test-processor' };
