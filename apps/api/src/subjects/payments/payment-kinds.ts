import type { MessageKind } from '../../ground/messages/message-template';

/** The receipt of a payment, to who paid. */
export const receiptKind: MessageKind = { name: 'payment-receipt', subject: 'payment', priority: 40 };

/** That a payment came for what had ended, and is given back by itself. */
export const returnedKind: MessageKind = { name: 'payment-returned', subject: 'payment', priority: 40 };

/** That money has been given back. */
export const refundedKind: MessageKind = { name: 'payment-refunded', subject: 'payment', priority: 30 };

/** That an invoice was paid, to those who answer for it. */
export const paidNoteKind: MessageKind = { name: 'payment-note', subject: 'payment', priority: 20 };
