/** Where a reveal of a dealer's number is logged. */
export const phoneRevealPath = '/api/phone-reveals';
