import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, page, space } = vars;

export const terms = style(
  storefront({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], maxWidth: page.measure }),
);
export const smallPrint = style(storefront({ ...type('micro'), color: color.textQuiet, overflowWrap: 'anywhere' }));
