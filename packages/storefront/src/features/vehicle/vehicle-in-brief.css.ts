import { media, storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const smallPrint = style(
  storefront({ ...type('micro'), color: vars.color.textQuiet, overflowWrap: 'anywhere' }),
);
/** Where the terms stand right under the card nobody has to be led to them. */
export const toTerms = style(
  storefront({ ...type('micro'), color: vars.color.textQuiet, '@media': { [media.desktop]: { display: 'none' } } }),
);
