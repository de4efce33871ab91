import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const banner = style(storefront({ marginBlockEnd: vars.space[5] }));
