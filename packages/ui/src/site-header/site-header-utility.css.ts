import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, elevation, header, layer, motion, rule, space, weight } = vars;

const settle = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const strip = style(ui({ background: color.page }));
export const stripBar = style(
  ui({
    ...type('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[5],
    minHeight: header.strip,
  }),
);
/** What stands here says whether it is open; the mark before it only leads the eye, and is no sign of the brand. */
export const stripHours = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    color: color.text,
    fontWeight: weight.regular,
    selectors: {
      '&:not(:empty)::before': {
        content: '""',
        flex: 'none',
        width: space[2],
        height: space[2],
        background: color.textFaint,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:not(:empty)::before': { background: 'CanvasText' } } } },
  }),
);
export const stripLinks = style(
  ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], marginInlineStart: 'auto' }),
);
export const stripLink = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: atTouch(header.strip),
    fontWeight: weight.regular,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const stripPhone = style(ui({ fontWeight: weight.strong }));
export const wideOnly = style(ui({ '@media': { [media.phone]: { display: 'none' } } }));

export const root = style(
  ui({
    position: 'relative',
    zIndex: layer.header,
    borderBlockEnd: `${rule.heavy} solid ${color.lineStrong}`,
    background: color.surface,
    color: color.text,
  }),
);
export const bar = style(
  ui({
    display: 'flex',
    alignItems: 'stretch',
    gap: space[4],
    minHeight: header.height,
    '@media': { [media.desktop]: { gap: space[6] } },
  }),
);
/** From here the search is a field. */
const roomy = '(min-width: 80rem)';

export const search = style(ui({ display: 'none', alignItems: 'center', '@media': { [roomy]: { display: 'flex' } } }));
export const searchForm = style(
  ui({
    display: 'flex',
    width: '15rem',
    border: `${rule.control} solid ${color.lineControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    selectors: { '&:focus-within': { borderColor: color.text } },
  }),
);
export const searchInput = style(
  ui({
    ...type('small'),
    flex: 1,
    minWidth: 0,
    minHeight: control.target,
    paddingInline: space[3],
    border: 0,
    background: 'none',
    color: color.text,
    '::placeholder': { color: color.textQuiet, opacity: 1 },
  }),
);
export const searchLink = style(ui({ '@media': { [roomy]: { selectors: { '&&': { display: 'none' } } } } }));
export const phoneLink = style(ui({ '@media': { [media.tablet]: { selectors: { '&&': { display: 'none' } } } } }));
export const nav = style(
  ui({ display: 'none', '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', flex: 1 } } }),
);
export const item = style(ui({ display: 'flex' }));
export const trigger = style(
  ui({
    ...type('nav'),
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: control.target,
    paddingInline: space[3],
    borderBlock: `4px solid transparent`,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // A link stretches by itself; a percentage would make each of two lines as tall as both.
      'details > &': { height: '100%' },
      '&:hover': { borderBlockEndColor: color.line },
      '&[aria-current], &[data-current], details[open] > &': { borderBlockEndColor: color.brand },
    },
    '@media': {
      '(forced-colors: active)': {
        borderBlockColor: 'Canvas',
        selectors: { '&[aria-current], &[data-current], details[open] > &': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
export const arrow = style(
  ui({ transition: move('base', 'rotate'), selectors: { 'details[open] &': { rotate: '180deg' } } }),
);

export const sheet = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: layer.header,
    maxHeight: 'calc(100dvh - 8rem)',
    overflowY: 'auto',
    borderBlock: `${rule.heavy} solid ${color.lineStrong}`,
    background: color.raised,
    boxShadow: elevation.float,
    animation: `${settle} ${motion.base} ${motion.ease}`,
  }),
);
export const sheetBody = style(
  ui({ display: 'flex', gap: space[8], alignItems: 'flex-start', paddingBlock: `${space[6]} ${space[8]}` }),
);
export const part = style(ui({ flex: '1 1 12rem', minWidth: 0 }));
export const partTitle = style(
  ui({
    ...type('label'),
    fontWeight: weight.strong,
    paddingBlockEnd: space[2],
    borderBlockEnd: `${rule.hair} solid ${color.lineStrong}`,
  }),
);
export const columns = style(ui({ columnWidth: '14rem', columnGap: space[8] }));
export const ledgerItem = style(ui({ breakInside: 'avoid', borderBlockEnd: `${rule.hair} solid ${color.line}` }));
export const ledgerLink = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: atTouch('2.25rem'),
    fontStretch: vars.type.label.width,
    textDecoration: 'none',
    selectors: {
      '&:hover': {
        background: color.brandSoft,
        boxShadow: `-8px 0 ${color.brandSoft}, 8px 0 ${color.brandSoft}`,
      },
    },
  }),
);
export const cells = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: rule.hair,
    marginBlockStart: space[3],
    padding: rule.hair,
    background: color.line,
  }),
);
export const cell = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    minHeight: '3.4rem',
    height: '100%',
    padding: space[2],
    background: color.raised,
    fontSize: '1.05rem',
    fontStretch: '78%',
    fontWeight: weight.heavy,
    textAlign: 'center',
    textTransform: 'uppercase',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: color.brandSoft } },
  }),
);
export const feature = style([quietSmall, ui({ display: 'grid', gap: space[2], paddingBlockStart: space[3] })]);
export const featureLink = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, color: color.text }),
);
