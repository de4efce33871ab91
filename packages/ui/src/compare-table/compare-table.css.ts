import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui, uiGlobal } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, radius, rule, space, weight } = vars;

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 }));
/** The tick box over the table. */
export const only = style(ui({ justifySelf: 'start' }));

/** The names of the lines stay at its edge while the vehicles move under them. */
export const scroller = style(
  ui({
    // Holds the hidden words inside, which would widen the page.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);
export const table = style(
  ui({
    width: '100%',
    minWidth: 'min-content',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
  }),
);
const cell = {
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontWeight: weight.regular,
} as const;
export const name = style([
  quietSmall,
  ui({
    ...cell,
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    width: '7.75rem',
    background: color.page,

    '@media': { [media.tablet]: { width: '10rem' }, [media.desktop]: { width: '14rem' } },
  }),
]);
export const vehicle = style(ui({ ...cell, width: '11rem', '@media': { [media.tablet]: { width: '13rem' } } }));
export const value = style(ui({ ...type('small'), ...cell, color: color.text }));

/** A line of the table, ruled off. */
export const line = style({});
uiGlobal(`${line} > *`, { borderBlockEnd: `${rule.hair} solid ${color.line}` });

/** A line that differs is marked by weight and by a sign before its name. */
export const different = style({});
uiGlobal(`${different} > *`, { color: color.text, fontWeight: weight.strong });
uiGlobal(`${different} > th::before`, {
  content: '""',
  display: 'inline-block',
  width: space[2],
  height: rule.key,
  marginInlineEnd: space[2],
  background: color.brandEdge,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const same = style(
  ui({
    color: color.textQuiet,
    selectors: { [`${root}:has(${only} :checked) &`]: { display: 'none' } },
  }),
);
uiGlobal(`${same} > td`, { color: color.textQuiet });

export const group = style(
  ui({
    ...type('h4'),
    paddingBlock: `${space[6]} ${space[2]}`,
    textAlign: 'start',
    borderBlockEnd: `${rule.hair} solid ${color.lineStrong}`,
  }),
);
export const groupName = style(ui({ position: 'sticky', insetInlineStart: 0 }));

export const head = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[1],
  }),
);
export const picture = style(ui({ justifySelf: 'stretch' }));
export const control = style(
  ui({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    borderRadius: radius.control,
    background: color.page,
  }),
);
export const link = style(ui({ ...type('h4'), minHeight: atTouch(space[6]), marginBlockStart: space[2] }));
export const subheading = style([quietSmall]);
export const money = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], alignContent: 'start' }),
);
export const note = style([quietSmall]);
