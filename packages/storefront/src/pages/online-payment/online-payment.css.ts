import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** The form with what stands before and behind it, as wide as it reads well. */
export const sheet = style(storefront({ display: 'grid', gap: vars.space[5], maxWidth: '48rem' }));
