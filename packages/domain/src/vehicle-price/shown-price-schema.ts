import * as z from 'zod';
import { priceTypeSchema } from '../vehicle/vocabulary-schemas';
import type { ShownPrice } from './shown-price';

// Apart from the rule, which runs in the browser and must not carry zod with it.

const aud = z.number();

/** A {@link ShownPrice} as a search record carries it. */
export const shownPriceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    amount: aud,
    priceType: z.object({ value: priceTypeSchema, label: z.string() }).nullable(),
    was: aud.nullable(),
    offer: aud.nullable(),
    subscription: aud.nullable(),
  }),
  z.object({ kind: z.literal('preorder'), label: z.literal('PREORDER') }),
  z.object({ kind: z.literal('text'), label: z.string() }),
  z.object({ kind: z.literal('none') }),
]) satisfies z.ZodType<ShownPrice>;
