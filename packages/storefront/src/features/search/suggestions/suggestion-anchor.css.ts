import { storefront } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** Around a search box: its list hangs from it. */
export const anchor = style(storefront({ position: 'relative' }));
/** The same where the box is one of several things in a row. */
export const inlineAnchor = style(storefront({ position: 'relative', display: 'flex', flex: 1, minWidth: 0 }));
