import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, radius, rule, space } = vars;

export const label = style(storefront({ ...type('label'), display: 'block', marginBlockEnd: space[2] }));
export const files = style(
  storefront({
    width: '100%',
    minWidth: 0,
    padding: space[3],
    border: `${rule.hair} dashed ${color.line}`,
    borderRadius: radius.control,
    color: color.text,
  }),
);
export const note = style(storefront({ ...type('small'), marginBlockStart: space[3], color: color.textQuiet }));
