import type { MessageKind } from '../../ground/messages/message-template';

/** Events for a receiver: after everything that a person waits for, which they never pause. */
export const eventsKind: MessageKind = { name: 'events', subject: 'event-batch', priority: -10, isApart: true };
