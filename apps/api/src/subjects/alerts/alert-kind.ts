import type { MessageKind } from '../../ground/messages/message-template';

/** One message to a shopper with all that is due. It is about the shopper: it goes with the account. */
export const alertKind: MessageKind = { name: 'shopper-alerts', subject: 'shopper', priority: 0 };
