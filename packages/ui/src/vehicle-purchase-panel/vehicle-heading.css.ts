import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, rule, space, weight } = vars;

export const heading = style(ui({ display: 'grid', gap: space[3], minWidth: 0, justifyItems: 'start' }));
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere', textWrap: 'balance' }));
/** How the second part of the name stands to the first. */
export const seconds = styleVariants({
  under: ui({
    ...type('lead'),
    display: 'block',
    marginBlockStart: space[1],
    color: color.textQuiet,
    fontFamily: vars.font.body,
  }),
  beside: {},
  lighter: ui({ fontWeight: weight.regular }),
});
export const details = style(
  ui({ ...type('small'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: color.textQuiet }),
);
export const detail = style(
  ui({ selectors: { '&:not(:last-child)::after': { content: '"·" / ""', marginInline: space[2] } } }),
);
export const detailLink = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.control.target,
    marginBlock: `calc(-1 * ${space[3]})`,
    textDecorationThickness: rule.hair,
  }),
);
