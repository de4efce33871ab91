import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';

const { color, control, rule, space } = vars;

export const list = style(
  ui({ display: 'flex', gap: space[6], overflowX: 'auto', scrollbarWidth: 'none', minWidth: 0 }),
);
export const link = style(
  ui({
    ...type('nav'),
    display: 'flex',
    alignItems: 'center',
    minHeight: `max(3.5rem, ${control.target})`,
    borderBlock: `${rule.heavy} solid transparent`,
    color: color.textQuiet,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: move('fast', 'color', 'border-color'),
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current="true"]': { color: color.text, borderBlockEndColor: color.brandEdge },
      // The row scrolls and would clip a ring outside of it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' },
    },
  }),
);
