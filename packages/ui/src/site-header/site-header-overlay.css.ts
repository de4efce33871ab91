import { keyframes, style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';

const { color, control, header, layer, motion, page, rule, space, weight } = vars;

const settle = keyframes({ from: { opacity: 0, translate: '0 -6px' } });

export const root = style([offPaper, ui({ position: 'relative', zIndex: layer.header, background: color.page })]);
/**
 * Over the picture that follows; the picture's own dark top keeps the words readable. A page that turned out to have
 * none (not found, failed) says so with `data-plain-top` on any element, and the bar stands above it.
 */
export const over = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    background: 'transparent',
    selectors: { 'body:has([data-plain-top]) &': { position: 'relative', background: color.page } },
  }),
);
export const bar = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    gap: space[6],
    minHeight: header.height,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: page.margin,
        insetBlockEnd: 0,
        height: rule.hair,
        background: color.line,
      },
      // A dark bar on a light page ends by itself.
      [`${root}:not(${over}) > &::after`]: { content: 'none' },
    },
  }),
);
export const nav = style(
  ui({
    display: 'none',
    '@media': {
      [media.desktop]: { display: 'flex', flexWrap: 'wrap', columnGap: space[6], marginInlineStart: 'auto' },
    },
  }),
);
export const tools = style(
  ui({
    marginInline: `auto calc(-1 * ${space[3]})`,
    '@media': { [media.desktop]: { marginInlineStart: 0 } },
  }),
);

export const item = style(ui({ position: 'relative' }));
/** Its panel hangs from the bar, not from the entry. */
export const wideItem = style({});
export const trigger = style(
  ui({
    ...type('nav'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.target,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // A link stretches by itself; a percentage would make each of two lines as tall as both.
      'details > &': { height: '100%' },
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetInline: 0,
        insetBlockEnd: 0,
        height: rule.heavy,
        background: color.brandEdge,
        opacity: 0,
      },
      '&[aria-current]::before, &[data-current]::before, details[open] > &::before': { opacity: 1 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } } },
    },
  }),
);
export const arrow = style(
  ui({ transition: move('fast', 'rotate'), selectors: { 'details[open] &': { rotate: '180deg' } } }),
);
export const panel = style(
  ui({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${rule.hair})`,
    insetInlineStart: `calc(-1 * ${space[6]})`,
    zIndex: layer.header,
    width: 'max-content',
    minWidth: '25rem',
    maxWidth: `calc(100vw - 2 * ${page.margin})`,
    padding: `${space[3]} ${space[6]} ${space[5]}`,
    background: color.surface,
    color: color.text,
    boxShadow: vars.elevation.float,
    animation: `${settle} ${motion.base} ${motion.ease}`,
  }),
);
export const widePanel = style(ui({ selectors: { '&&': { insetInline: `auto ${page.margin}`, width: '60rem' } } }));
export const parts = style(ui({ display: 'flex', gap: space[8] }));
export const part = style(ui({ flex: '1 1 0' }));
/** For the last entries, which would run out of the page. */
export const panelEnd = style(ui({ insetInline: `auto calc(-1 * ${space[6]})` }));
export const groupTitle = style(
  ui({ ...type('label'), color: color.textQuiet, paddingBlock: `${space[4]} ${space[1]}` }),
);
export const panelItem = style(
  ui({ breakInside: 'avoid', selectors: { '& + &': { borderBlockStart: `${rule.hair} solid ${color.line}` } } }),
);
export const panelLink = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space[5],
    paddingBlock: space[3],
    fontSize: '1.0625rem',
    lineHeight: 1.35,
    fontStretch: vars.type.price.width,
    textDecoration: 'none',
    transition: move('base', 'padding'),
    selectors: { '&:hover': { paddingInlineStart: space[2] } },
  }),
);
export const panelAll = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    minHeight: control.target,
    marginBlockStart: space[2],
    fontSize: vars.type.nav.size,
    fontWeight: weight.medium,
  }),
);
