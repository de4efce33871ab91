import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, rule, space } = vars;

export const outcome = style(storefront({ display: 'grid', gap: space[4], justifyItems: 'start' }));
export const outcomeTitle = style(storefront({ ...type('h2'), margin: 0 }));
/** To be read out at a counter: large, and broken between its groups alone. */
export const code = style(
  storefront({
    ...type('h3'),
    margin: 0,
    padding: `${space[3]} ${space[4]}`,
    border: `${rule.control} dashed ${color.lineControl}`,
    borderRadius: radius.control,
    background: color.surface,
    fontFamily: font.body,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const print = style(storefront({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
export const quiet = style(storefront({ margin: 0, color: color.textQuiet }));
export const notes = style(storefront({ display: 'grid', gap: space[4] }));
