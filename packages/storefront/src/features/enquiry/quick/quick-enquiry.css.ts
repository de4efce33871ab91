import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const part = style(storefront({ display: 'grid', gap: vars.space[5] }));

/** Picture and price of the vehicle, so that nobody enquires about the wrong one. */
export const brief = style(
  storefront({ ...type('priceWords'), display: 'flex', alignItems: 'center', gap: vars.space[4], minWidth: 0 }),
);
export const picture = style(
  storefront({
    flexShrink: 0,
    width: '7.5rem',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.color.sunk,
  }),
);

/** Which vehicle it is about, before anything is asked. */
export const name = style(storefront({ color: vars.color.text, fontWeight: vars.weight.strong }));
