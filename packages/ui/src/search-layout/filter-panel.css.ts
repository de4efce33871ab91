import { style } from '@vanilla-extract/css';
import { offPaper, scripted } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { footBar } from '../theme/foot-bar.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, layer, page, rule, space, weight } = vars;

export const panel = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const groups = style(ui({ minWidth: 0 }));

/** Looks like an outlined button; a link, so that it reaches the filters before and without scripts. */
export const openCount = style(
  ui({
    ...type('tag'),
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.375rem',
    minHeight: '1.375rem',
    paddingInline: space[1],
    borderRadius: vars.radius.pill,
    background: color.ink,
    color: color.onInk,
    fontWeight: weight.strong,
  }),
);
export const openContent = style(ui({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

/** Filters at the thumb while a phone scrolls. */
export const dock = style([
  footBar,
  offPaper,
  ui({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layer.bar,
    marginBlockStart: space[6],
    paddingBlock: space[3],
    paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    paddingInline: page.margin,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    background: color.surface,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
]);

export const resultsArea = style(ui({ minWidth: 0 }));
/** Short ones stay at the top of the window, the end of long ones at its foot, beside filters that reach further down. */
export const inSight = style(
  ui({
    '@media': { [media.desktop]: { position: 'sticky' } },
  }),
);
/** How many vehicles are left and the way back, in sight wherever the filters are scrolled to. */
export const foot = style([
  scripted,
  ui({ position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlock: space[3], background: color.page }),
]);
/** What was found before stays while more is on its way, but steps back. */
export const resultsBody = style(
  ui({
    transition: move('base', 'opacity'),
    selectors: { [`${resultsArea}[aria-busy="true"] > &`]: { opacity: 0.55 } },
  }),
);
export const gap = style(ui({ marginBlockEnd: space[5] }));
export const pages = style(ui({ marginBlockStart: vars.rhythm.half }));
export const target = style(ui({ scrollMarginBlockStart: space[6], minHeight: control.target }));

/** Beside results that follow every choice a button has nothing to do; without scripts it sends the form. */
export const scriptless = style(ui({ '@media': { '(scripting: enabled)': { display: 'none' } } }));
