/** The end of a lead's id in capitals, as shopper and staff name it to each other: short enough to be read out. */
export const leadReference = (leadId: string): string => leadId.slice(-6).toUpperCase();
