import { storefront, type, vars } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

const { color, radius, rule, space, weight } = vars;

export const offer = style(
  storefront({
    ...type('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[1]} ${space[4]}`,
    marginBlockEnd: space[4],
    padding: `${space[3]} ${space[4]}`,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.control,
  }),
);
export const name = style(storefront({ margin: 0, fontWeight: weight.strong }));
export const points = style(
  storefront({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    margin: 0,
    paddingInlineStart: 0,
    listStyle: 'none',
  }),
);
