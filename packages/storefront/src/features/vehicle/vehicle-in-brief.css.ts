import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

export const smallPrint = style(
  storefront({ ...type('micro'), color: vars.color.textQuiet, overflowWrap: 'anywhere' }),
);
