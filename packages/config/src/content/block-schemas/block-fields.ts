import * as z from 'zod';
import { shownAddressSchema } from '../../shown-address/shown-address';

/** A heading. */
export const title = z.string().trim().min(1).max(160);
/** A name in a line: of a person, a column, a figure. */
export const name = z.string().trim().min(1).max(80);
/** A paragraph. */
export const words = z.string().trim().max(2000);

/** Where a press leads. */
export const link = z.strictObject({
  label: z.string().trim().min(1).max(60).describe('Words of the link.'),
  href: shownAddressSchema.describe('A path of the site, or an https address.'),
});

/** A picture of the dealer. */
export const picture = z.strictObject({
  src: shownAddressSchema.describe('The picture, a path or an https address.'),
  alt: z.string().trim().max(200).default('').describe('What it shows; empty where it only decorates.'),
});

/** Between one and so many, with words for who writes more. */
export const upTo = <Item extends z.ZodType>(most: number, item: Item, things: string) =>
  z
    .array(item)
    .min(1, `needs at least one of its ${things}`)
    .max(most, `holds at most ${most} ${things}; put the others into a second block`);
