import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, rule, space, weight } = vars;

export const heading = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    minWidth: 0,
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  }),
);
export const title = style(ui({ ...type('h1'), textWrap: 'balance' }));
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
  /** Never heavier than the name, which is light already in some themes. */
  lighter: ui({ fontWeight: `min(${weight.regular}, ${vars.type.h1.weight})` }),
});
export const details = style([quietSmall, ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })]);
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
