import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, page, rule, space } = vars;

export const list = style(
  ui({
    position: 'relative',
    display: 'flex',
    gap: space[6],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    minWidth: 0,
    // To both edges of the screen, so that what is cut off is seen to go on.
    '@media': {
      [media.phone]: { gap: space[5], marginInline: `calc(-1 * ${page.margin})`, paddingInline: page.margin },
    },
  }),
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
    '@media': {
      '(forced-colors: active)': {
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-current="true"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
