import { keyframes, style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, elevation, layer, motion, page, rhythm, rule, space, weight } = vars;

const settle = keyframes({ from: { opacity: 0, translate: '0 -6px' } });
const barHeight = '4.5rem';
/** Without scripts there is no drawer: below the desktop the whole bar stands in the page instead. */
const plain = `(scripting: none) and ${media.handheld}`;

export const head = style(ui({ paddingBlock: `${rhythm.half} ${space[6]}` }));
export const title = style(ui({ marginBlockStart: space[4] }));

export const bar = style([
  offPaper,
  ui({
    borderBlock: `${rule.hair} solid ${color.line}`,
    background: color.page,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.bar,
    '@media': { [plain]: { position: 'static' } },
  }),
]);
/** No box of its own: the bar sticks to the page, not to the form. */
export const form = style(ui({ display: 'contents' }));
export const barBody = style(
  ui({
    display: 'flex',
    alignItems: 'stretch',
    minHeight: '3.75rem',
    '@media': { [media.tablet]: { minHeight: barHeight }, [plain]: { flexWrap: 'wrap' } },
  }),
);
export const words = style(
  ui({
    flex: '1.5 1 12rem',
    display: 'none',
    alignItems: 'center',
    minWidth: 0,
    paddingInlineEnd: space[4],
    // The bar's own lines are enough.
    vars: { [vars.field.border]: '0px' },
    borderInlineEnd: `${rule.hair} solid ${color.line}`,
    '@media': { [media.desktop]: { display: 'grid' }, [plain]: { display: 'grid', flexBasis: '100%' } },
  }),
);
export const facet = style(
  ui({
    position: 'relative',
    flex: '1 1 9rem',
    display: 'none',
    minWidth: 0,
    borderInlineEnd: `${rule.hair} solid ${color.line}`,
    '@media': {
      [media.tablet]: { selectors: { '&:nth-of-type(-n + 3)': { display: 'block' } } },
      [media.desktop]: { display: 'block' },
      [plain]: { display: 'block' },
    },
  }),
);
export const facetHead = style(
  ui({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    height: '100%',
    minHeight: barHeight,
    paddingInline: `${space[5]} ${space[10]}`,
    cursor: 'pointer',
    selectors: {
      '&[data-current]::before': {
        content: '""',
        position: 'absolute',
        insetInline: `0 calc(-1 * ${rule.hair})`,
        insetBlockEnd: `calc(-1 * ${rule.hair})`,
        height: rule.heavy,
        background: color.brandEdge,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-current]::before': { background: 'Highlight' } } },
    },
  }),
);
/** The words of a facet, label over value. */
export const facetWords = style(ui({ display: 'grid', minWidth: 0 }));
export const facetLabel = style(ui({ ...type('label'), color: color.textQuiet }));
export const facetValue = style(
  ui({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: weight.regular,
  }),
);
export const facetArrow = style(
  ui({
    position: 'absolute',
    insetInlineEnd: space[4],
    insetBlockStart: `calc(50% - ${vars.icon.sizeSmall} / 2)`,
    transition: move('fast', 'rotate'),
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);
export const popover = style(
  ui({
    position: 'absolute',
    zIndex: layer.bar,
    insetBlockStart: `calc(100% + ${rule.hair})`,
    insetInlineStart: `calc(-1 * ${rule.hair})`,
    width: `min(24rem, calc(100vw - 2 * ${page.margin}))`,
    maxHeight: '70vh',
    overflowY: 'auto',
    padding: space[5],
    background: color.raised,
    boxShadow: elevation.float,
    animation: `${settle} ${motion.base} ${motion.ease}`,
    '@media': { [plain]: { position: 'static', width: 'auto', maxHeight: 'none', boxShadow: 'none' } },
  }),
);
/** For the facets at the end of the bar, which would run out of the page. */
export const popoverEnd = style(ui({ insetInline: `auto calc(-1 * ${rule.hair})` }));
export const open = style(
  ui({
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: control.target,
    paddingInline: space[5],
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { flex: 'none', marginInlineStart: 'auto', paddingInlineEnd: 0 } },
  }),
);
export const plainFilters = style(
  ui({
    display: 'none',
    selectors: { '&:target': { display: 'block' } },
    paddingBlock: space[6],
  }),
);
export const applied = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[2]} ${space[6]}`,
    paddingBlock: `${space[4]} ${rhythm.half}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const sort = style(ui({ '@media': { [media.tablet]: { gridColumn: 2 } } }));
export const results = style(ui({ paddingBlockEnd: rhythm.section }));
