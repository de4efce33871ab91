import type { PublicSite } from '@forecourt/config';
import type { PromoCard } from '@forecourt/search';
import type { PromoCardProps } from '@forecourt/ui';
import * as z from 'zod';
import { isSitePath } from '../routes/site-paths';

/** What a promo card says: the content of a promo node (SRCH-21). */
const promoContentSchema = z.strictObject({
  title: z.string().min(1),
  label: z.string().min(1).optional(),
  text: z.string().min(1).optional(),
  /** Conditions and rates, in full. */
  note: z.string().min(1).optional(),
  action: z.strictObject({ label: z.string().min(1), href: z.string().startsWith('/') }),
  image: z
    .strictObject({
      src: z.string().min(1),
      alt: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      fit: z.enum(['contain', 'cover']).default('contain'),
    })
    .optional(),
  tone: z.enum(['brand', 'night', 'set']).default('brand'),
});

/** A promo card with when, where and to whom it shows. Plain data: it crosses to the browser. */
export interface ShownPromo extends PromoCard {
  readonly key: string;
  readonly card: PromoCardProps;
}

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Name in keyof Value]: Exclude<Value[Name], undefined>;
  };

/**
 * The site's promo cards as the results show them. A card whose content cannot be read, or which leads to a page that
 * the site does not have, is left out: no dead links.
 */
export const promoViews = ({ promos, search }: Pick<PublicSite, 'promos' | 'search'>): readonly ShownPromo[] =>
  promos.flatMap(({ node, ...promo }, index) => {
    const content = promoContentSchema.safeParse(node);
    if (!content.success || !isSitePath(content.data.action.href, search)) return [];
    return [{ ...promo, key: `promo-${index}`, card: defined(content.data) as PromoCardProps }];
  });
