import type { MessageKind } from '../../ground/messages/message-template';

/** The code of a prize, told to who won it. It is about the person, so that it goes with their data. */
export const prizeKind: MessageKind = { name: 'prize-code', subject: 'shopper', priority: 1 };
