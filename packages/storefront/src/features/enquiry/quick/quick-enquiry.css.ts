import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const part = style(storefront({ display: 'grid', gap: vars.space[5] }));

/** Which vehicle it is about, before anything is asked. */
export const name = style(storefront({ color: vars.color.text, fontWeight: vars.weight.strong }));
