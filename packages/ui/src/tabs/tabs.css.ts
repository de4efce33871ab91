import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, rule, space, weight } = vars;

export const list = style(
  ui({
    display: 'flex',
    gap: space[5],
    overflowX: 'auto',
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    scrollbarWidth: 'none',
  }),
);

export const tab = style(
  ui({
    ...type('nav'),
    flex: 'none',
    minHeight: control.target,
    padding: 0,
    border: 0,
    borderBlockEnd: `${rule.key} solid transparent`,
    background: 'none',
    color: color.textQuiet,
    transition: move('fast', 'border-color', 'color'),
    selectors: {
      '&:hover': { color: color.text },
      // The list scrolls and would cut off a ring outside the tab.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' },
      '&[data-active]': { color: color.text, borderColor: color.brandEdge, fontWeight: weight.strong },
    },
  }),
);

/** Without scripts no tab could be chosen, and paper has none: every part stands under the last. */
const all = { selectors: { '&[hidden]': { display: 'block' } } } as const;
export const panel = style(ui({ paddingBlockStart: space[6], '@media': { [media.lifeless]: all } }));
