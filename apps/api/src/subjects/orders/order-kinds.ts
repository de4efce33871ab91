import type { MessageKind } from '../../ground/messages/message-template';

/** That a vehicle is held, and until when: to its shopper. */
export const orderHeldKind: MessageKind = { name: 'order-held', subject: 'order', priority: 40 };

/** That an order has ended, and what comes back: to its shopper. */
export const orderEndedKind: MessageKind = { name: 'order-ended', subject: 'order', priority: 40 };

/** That an order has ended otherwise than by a sale, or its vehicle was sold while it is held: to those who answer the dealer's enquiries, and their system. */
export const orderNoteKind: MessageKind = { name: 'order-note', subject: 'order', priority: 30 };
