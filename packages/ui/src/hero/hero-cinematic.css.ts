import { createVar, style } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, font, header, rule, space, weight } = vars;

export const root = style(ui({ background: color.page, overflowX: 'clip' }));
export const stage = style(
  ui({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.desktop]: { height: 'clamp(46rem, 56vw, 64rem)', maxHeight: '100vh' } },
  }),
);
/** Over a photo the words stand at its ends, and what it shows between them. */
export const photographed = style(ui({ gridTemplateRows: '1fr auto', minHeight: '27rem' }));
/** Wall, floor and what stands there: on a desktop all of the stage, on smaller screens what is above the words. */
export const scene = style(
  ui({ position: 'relative', gridColumn: '1', '@media': { [media.desktop]: { gridRow: '1' } } }),
);
/** Horizon and pool of light keep their place under the wheels, wherever the vehicle parks. */
export const hall = style(
  ui({
    selectors: {
      '&::before': { content: '""', position: 'absolute', inset: 0, background: vars.stage.hall },
      // The floor runs out into the dark under the words.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: '9%',
        background: `linear-gradient(transparent, ${color.page})`,
      },
    },
    '@media': {
      [media.desktop]: {
        selectors: { '&::before': { insetInlineEnd: '-24%' }, '&::after': { content: 'none' } },
      },
    },
  }),
);
/** Lettered on the wall, behind the vehicle. */
export const lettering = style(
  ui({
    position: 'relative',
    paddingBlockStart: `calc(${header.height} + ${space[6]})`,
    '@media': { [media.desktop]: { paddingBlockStart: `calc(${header.height} + clamp(1.5rem, 2.4vw, 2.5rem))` } },
  }),
);
export const wall = style(ui({ containerType: 'inline-size' }));
/** Letters of a line of the title, and its lines. */
export const line = createVar();
export const lines = createVar();
export const letters = style(
  ui({
    fontFamily: font.heading,
    // As wide as the wall, but no higher than leaves the vehicle in sight.
    fontSize: `max(1.75rem, min(100cqi / (${line} * 0.475), 12rem / ${lines}))`,
    fontStretch: '125%',
    fontWeight: '300',
    letterSpacing: '-0.035em',
    lineHeight: 0.96,
    marginInlineStart: '-0.04em',
    color: color.text,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
export const car = style(
  ui({
    position: 'relative',
    ...softEdges,
    width: '124%',
    maxWidth: 'none',
    height: 'auto',
    // The upper fifth of a cut-out is air: the roof comes up to the lettering.
    marginBlock: '-14.5% -9%',
    marginInlineStart: '-12.5%',
    '@media': {
      [media.tablet]: { width: '106%', marginBlock: '-11% -9%', marginInlineStart: '-3%' },
      [media.desktop]: {
        position: 'absolute',
        insetInlineStart: '62%',
        insetBlockEnd: '-3%',
        width: 'min(66%, 74rem, 106vh)',
        margin: 0,
        translate: '-50% 0',
      },
    },
  }),
);
export const photo = style(ui({ position: 'absolute', inset: 0, zIndex: -1 }));
const shade = (percent: number) => `color-mix(in srgb, ${color.page} ${percent}%, transparent)`;
/** Keeps words readable over a photo, a white one too. */
export const veil = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(${shade(85)}, ${shade(60)} 34%, ${shade(15)} 52% 58%, ${shade(65)} 74%, ${shade(85)})`,
  }),
);
export const say = style(
  ui({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    gridColumn: '1',
    alignContent: 'end',
    paddingBlock: `${space[5]} ${space[8]}`,
    '@media': { [media.desktop]: { gridRow: '1' } },
  }),
);
export const words = style(ui({ display: 'grid', gap: space[2], maxWidth: '27rem' }));
/** The smaller title beside the lettered model. */
export const title = style(ui({ ...type('h3'), textWrap: 'balance' }));
export const text = style(ui({ ...type('lead'), color: color.text, textWrap: 'balance' }));
export const terms = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[5],
    paddingBlockStart: space[5],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const caption = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: vars.control.target,
    marginInlineEnd: 'auto',
    ...type('lead'),
    color: color.text,
    fontWeight: weight.regular,
    textDecoration: 'none',
  }),
);
export const captionLabel = style(
  ui({
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textDecorationThickness: rule.hair,
    textUnderlineOffset: '0.4em',
    textWrap: 'balance',
    selectors: { ':hover > &': { textDecorationColor: 'currentColor' } },
  }),
);
export const price = style(ui({ flex: '1 1 18rem', minWidth: 0 }));
export const name = style(ui({ display: 'inline-flex', alignItems: 'center', minHeight: vars.control.target }));
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
export const finder = style(
  ui({ paddingBlock: space[6], borderBlockStart: `${rule.hair} solid ${color.line}`, background: color.page }),
);
