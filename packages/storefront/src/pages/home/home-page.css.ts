import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** Parts keep their distance from what is above; the last one also needs it from the footer. */
export const parts = style(storefront({ paddingBlockEnd: vars.rhythm.section }));
