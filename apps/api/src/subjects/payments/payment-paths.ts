/** Where a processor sends its events. */
export const webhookPath = (processor: string): string => `/api/payments/webhook/${processor}`;
