import { storefront, type, vars } from '@forecourt/ui/css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, control, radius, space, weight } = vars;

/** From the top of the price, and where on the scale our price stands. */
export const top = createVar();
export const place = createVar();

/** The mark lies over room that the price leaves free: nothing of it moves anything. */
export const frame = style(storefront({ position: 'relative' }));
export const mark = style(
  storefront({
    ...type('small'),
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: top,
    display: 'grid',
    alignContent: 'center',
    gap: space[1],
    minHeight: control.target,
    color: color.text,
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '@media': { print: { display: 'none' } },
    selectors: { '&:hover': { textDecoration: 'underline' }, '&[data-fits="false"]': { visibility: 'hidden' } },
  }),
);
/** Green for a price at the cheap end alone, as on the large gauge. */
export const bands = styleVariants({
  high: storefront({ color: color.positive }),
  middle: {},
  low: {},
});
export const scale = style(
  storefront({
    position: 'relative',
    display: 'block',
    height: '4px',
    minWidth: '5rem',
    borderRadius: radius.pill,
    background: color.lineStrong,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const marker = style(
  storefront({
    position: 'absolute',
    insetBlockStart: '-3px',
    insetInlineStart: `calc(${place} * (100% - 10px))`,
    width: '10px',
    height: '10px',
    borderRadius: radius.pill,
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);
