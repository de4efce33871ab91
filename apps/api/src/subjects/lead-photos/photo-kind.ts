import type { MessageKind } from '../../ground/messages/message-template';

/** That photos have come with an enquiry, for those who had it. */
export const photoKind: MessageKind = { name: 'lead-photos', subject: 'lead', priority: 5 };
