import type { MessageKind } from '../../ground/messages/message-template';

/** A lead, for those who answer it. */
export const leadKind: MessageKind = { name: 'lead', subject: 'lead', priority: 10 };

/** What came of an application for finance, for those who had its lead. */
export const applicationKind: MessageKind = { name: 'finance-application', subject: 'lead', priority: 8 };

/** The messages by which a lead reaches its dealer: what of them fails can be sent again. */
export const deliveryKinds: readonly MessageKind[] = [leadKind, applicationKind];
export const deliveryTemplates: readonly string[] = deliveryKinds.map(({ name }) => name);
