import { storefront, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** What stands between the opening and the parts, of which the first may reach up into the opening. */
export const opened = style(storefront({ paddingBlockEnd: vars.rhythm.section }));
/** Parts keep their distance from what is above; the last one also needs it from the footer. */
export const parts = style(storefront({ paddingBlockEnd: vars.rhythm.section }));
