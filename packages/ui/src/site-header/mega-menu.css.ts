import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, elevation, motion, page, radius, rule, space, weight } = vars;

export const nav = style(
  ui({
    display: 'none',
    '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', flex: 1, minWidth: 0, alignSelf: 'stretch' } },
  }),
);
export const list = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' }));
export const item = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minHeight: control.target,
    selectors: {
      // The panel spans the header: an entry that has one must not be its containing block.
      '&[data-menu]': { position: 'static' },
    },
  }),
);

/** Room beside the words of an entry: nine of them stand in one line of a small desktop. */
const linkRoom = `clamp(0.375rem, 2vw - 1.125rem, ${space[3]})`;

const markWhen = [
  `${item}:hover > span > &::after`,
  `${item}[data-open] > span > &::after`,
  '&[aria-current]::after',
  '&[data-current]::after',
  'details[open] > &::after',
  '&:hover::after',
].join(', ');

export const trigger = style(ui({ position: 'relative', display: 'flex', alignItems: 'stretch' }));
export const link = style(
  ui({
    ...type('nav'),
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    paddingInline: linkRoom,
    color: color.text,
    textDecoration: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: linkRoom,
        insetBlockEnd: `calc(-1 * ${rule.hair})`,
        height: rule.key,
        background: color.brandEdge,
        scale: '0 1',
        transformOrigin: '0 50%',
        transition: move('base', 'scale'),
      },
      [markWhen]: { scale: '1 1' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight', forcedColorAdjust: 'none' } } },
    },
  }),
);
export const toggle = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    width: atTouch(space[6]),
    marginInline: `calc(-1 * ${linkRoom}) 0`,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
  }),
);
export const arrow = style(
  ui({
    transition: move('base', 'rotate'),
    selectors: { [`${item}[data-open] &, details[open] > summary > &`]: { rotate: '180deg' } },
  }),
);

const shown = { visibility: 'visible', opacity: 1, translate: '0 0', transitionDelay: '0s' } as const;

export const panel = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: vars.layer.header,
    maxHeight: 'calc(100dvh - 8rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    visibility: 'hidden',
    opacity: 0,
    translate: '0 -6px',
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    background: color.page,
    color: color.text,
    boxShadow: elevation.float,
    transition: `${move('base', 'opacity', 'translate')}, visibility 0s ${motion.base}`,
    selectors: { [`${item}[data-open] > &`]: shown },
    '@media': {
      '(scripting: none)': { selectors: { [`${item}:hover > &, ${item}:focus-within > &`]: shown } },
    },
  }),
);
/* The same bar where a press opens: entries are `details`, whose open state shows the sheet. */
export const pressItem = style(ui({ display: 'flex' }));
export const pressLink = style(
  ui({
    position: 'relative',
    minHeight: control.target,
    selectors: { 'details > &': { height: '100%' } },
  }),
);
export const pressPanel = style(ui({ selectors: { '&&': shown } }));
export const all = style(ui({ display: 'flex', marginBlock: `calc(-1 * ${space[6]}) ${space[6]}` }));

export const panelBody = style(
  ui({ display: 'flex', gap: page.gutter, alignItems: 'flex-start', paddingBlock: `${space[10]} ${space[12]}` }),
);

export const part = style(ui({ flex: '1 1 11rem', minWidth: 0 }));
export const featurePart = style(ui({ selectors: { '&&': { flex: '0 0 18rem' } } }));
export const partTitle = style(
  ui({ ...type('label'), marginBlockEnd: space[3], color: color.textQuiet, letterSpacing: '0em' }),
);
export const partLink = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: control.target,
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    fontWeight: weight.medium,
    textDecoration: 'none',
    selectors: { '&:hover, &[aria-current]': { color: color.brandText } },
  }),
);
export const columns = style(ui({ columnGap: space[6] }));
export const tiles = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: space[2],
  }),
);
export const tile = style(
  ui({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[2],
    minHeight: control.target,
    height: '100%',
    padding: space[3],
    borderRadius: radius.card,
    background: color.stageWall,
    fontWeight: weight.strong,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover, &[aria-current]': { boxShadow: `inset 0 0 0 ${rule.control} ${color.brandEdge}` } },
    '@media': {
      '(forced-colors: active)': {
        border: `${rule.hair} solid CanvasText`,
        selectors: { '&:hover, &[aria-current]': { borderColor: 'Highlight', textDecoration: 'underline' } },
      },
    },
  }),
);
/** Beside the words of a link; on the wall of a tile it takes their colour, since no quieter one can be read there. */
export const note = style(
  ui({
    ...type('small'),
    color: color.textFaint,
    fontWeight: weight.regular,
    whiteSpace: 'nowrap',
    selectors: { [`${tile} &`]: { color: color.text } },
  }),
);

export const feature = style(ui({ display: 'block', textDecoration: 'none' }));
export const featureStage = style(
  ui({
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '7 / 5',
    marginBlockEnd: space[3],
    paddingBlockStart: space[4],
    borderRadius: radius.card,
    background: vars.stage.neutral,
  }),
);
export const featureHeading = style(ui({ display: 'block', fontWeight: weight.strong }));
export const featureText = style([quietSmall]);
