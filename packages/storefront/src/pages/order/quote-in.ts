import { financeQuoteSchema, quoteSentence } from '@forecourt/finance';

/** The quote that an order carries, in a sentence with its comparison rate; null for none that can be read. */
export const quoteIn = (carried: string): string | null => {
  if (carried === '') return null;
  try {
    return quoteSentence(financeQuoteSchema.parse(JSON.parse(carried)));
  } catch {
    // What a browser sent is its own; an order is whole without it.
    return null;
  }
};
