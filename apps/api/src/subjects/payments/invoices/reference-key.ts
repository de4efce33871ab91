/** A reference as it is looked for: in capitals, letters and digits alone, so that spaces and dashes make no difference. */
export const referenceKey = (reference: string): string => reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
