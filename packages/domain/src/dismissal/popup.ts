import * as z from 'zod';

/**
 * A site's popup promotion (POPU-01). `id` is what its closing is remembered by: a new id shows again to those who
 * closed the last one. `from` and `expiry` are ISO instants; null begins at once and never expires.
 */
export const popupSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  text: z.string().default(''),
  image: z.string().nullable().default(null),
  href: z.string().startsWith('/').nullable().default(null),
  linkLabel: z.string().default('Find out more'),
  /** Pages that show the popup: their paths and everything below them; every page when empty. */
  pages: z.array(z.string().startsWith('/')).max(20).default([]),
  /** Marketing waits until this visitor has agreed to it. */
  marketing: z.boolean().default(false),
  /** First instant it shows. */
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  expiry: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type Popup = z.infer<typeof popupSchema>;
