import { style } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, elevation, page, radius, space } = vars;

/** From the page's edge to the content's: the stage bleeds off the right side. */
const bleed = `max(${page.margin}, (100vw - ${page.max}) / 2)`;

export const root = style(ui({ position: 'relative', overflowX: 'clip' }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '37.5rem' } },
  }),
);
export const copy = style(
  ui({
    minWidth: 0,
    paddingBlockStart: space[10],
    '@media': { [media.desktop]: { position: 'relative', zIndex: 3, paddingBlock: '5.25rem 11.875rem' } },
  }),
);
export const title = style(ui({ ...type('display'), overflowWrap: 'anywhere' }));
export const text = style(
  ui({ ...type('lead'), maxWidth: '42ch', marginBlockStart: space[5], color: color.textQuiet }),
);
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], marginBlockStart: space[4] }));
export const link = style(
  ui({ ...type('nav'), display: 'inline-flex', alignItems: 'center', minHeight: vars.control.target }),
);

export const stage = style(
  ui({
    position: 'relative',
    height: '21rem',
    marginBlockStart: space[8],
    marginInline: `calc(-1 * ${page.margin})`,
    background: vars.stage.hall,
    '@media': {
      [media.tablet]: { height: '27.5rem' },
      [media.desktop]: {
        height: 'auto',
        margin: 0,
        marginInlineEnd: `calc(-1 * ${bleed})`,
        borderEndStartRadius: radius.stage,
      },
    },
  }),
);
export const car = style(
  ui({
    ...softEdges,
    position: 'absolute',
    insetInlineStart: '-9%',
    insetBlockEnd: '0.5rem',
    width: '118%',
    maxWidth: 'none',
    height: 'auto',
    '@media': {
      [media.tablet]: { width: '74%', insetInlineStart: '22%' },
      [media.desktop]: {
        width: `calc(100% - ${page.margin} + 38%)`,
        insetInlineStart: '-29%',
        insetBlockEnd: '2.25rem',
      },
    },
  }),
);
export const photo = style(ui({ position: 'absolute', inset: 0, borderEndStartRadius: 'inherit' }));
export const caption = style(
  ui({
    ...type('small'),
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: space[4],
    insetInline: page.margin,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.target,
    color: color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.desktop]: { insetInline: `auto ${bleed}`, insetBlockStart: space[6] } },
  }),
);

export const box = style(
  ui({
    position: 'relative',
    zIndex: 5,
    marginBlockStart: '-1.75rem',
    padding: space[5],
    borderRadius: radius.panel,
    background: color.raised,
    color: color.text,
    boxShadow: elevation.float,
    '@media': {
      [media.tablet]: { padding: space[6] },
      [media.desktop]: { marginBlockStart: '-5.75rem', padding: `${space[6]} ${space[8]} ${space[8]}` },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
);
/** Without a picture the form follows the words. */
export const boxAlone = style(ui({ marginBlockStart: space[8] }));
