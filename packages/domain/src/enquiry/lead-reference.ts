/** The end of a lead's id, as shopper and staff name it to each other. */
export const leadReference = (leadId: string): string => leadId.slice(-12);
