import { style } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges';
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
    alignContent: 'start',
    background: vars.stage.hall,
    '@media': {
      [media.desktop]: { gridTemplateRows: 'auto 1fr', height: 'clamp(46rem, 56vw, 64rem)', maxHeight: '100vh' },
    },
  }),
);
/** Lettered on the wall, behind the vehicle. */
export const lettering = style(
  ui({
    position: 'relative',
    zIndex: 0,
    paddingBlockStart: `calc(${header.height} + ${space[6]})`,
    '@media': { [media.desktop]: { paddingBlockStart: `calc(${header.height} + clamp(2rem, 3.2vw, 3.5rem))` } },
  }),
);
export const title = style(
  ui({
    fontFamily: font.heading,
    fontStretch: '125%',
    fontWeight: '300',
    letterSpacing: '-0.035em',
    lineHeight: 0.94,
    marginInlineStart: '-0.04em',
    color: color.text,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
export const car = style(
  ui({
    position: 'relative',
    zIndex: 1,
    ...softEdges,
    width: '124%',
    maxWidth: 'none',
    height: 'auto',
    marginBlock: '-1.5rem -1rem',
    marginInlineStart: '-12.5%',
    '@media': {
      [media.tablet]: { width: '106%', marginBlock: '-4rem -3rem', marginInlineStart: '-3%' },
      [media.desktop]: {
        position: 'absolute',
        insetInlineStart: '62.5%',
        insetBlockEnd: '3.5%',
        width: 'min(66%, 74rem)',
        margin: 0,
        translate: '-50% 0',
      },
    },
  }),
);
export const photo = style(ui({ position: 'absolute', inset: 0, zIndex: -1 }));
/** Keeps words readable over a photo. */
export const veil = style(
  ui({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(${color.page} 0%, transparent 45%, transparent 55%, ${color.page} 100%)`,
    opacity: 0.72,
  }),
);
export const say = style(
  ui({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignContent: 'end',
    paddingBlockEnd: space[8],
  }),
);
export const text = style(ui({ ...type('lead'), maxWidth: '27rem', color: color.text, textWrap: 'pretty' }));
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
    fontWeight: weight.regular,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
export const finder = style(
  ui({ paddingBlock: space[6], borderBlockStart: `${rule.hair} solid ${color.line}`, background: color.page }),
);
export const titleSizes = {
  /** A name in a few letters fills the wall. */
  name: style(ui({ fontSize: 'min(22vw, 15rem)', '@media': { [media.desktop]: { fontSize: 'min(14vw, 17rem)' } } })),
  phrase: style(ui({ fontSize: 'clamp(2.75rem, 1.4rem + 6.4vw, 8rem)', maxWidth: '16ch' })),
  sentence: style(ui({ fontSize: vars.type.display.size, lineHeight: vars.type.display.line, maxWidth: '20ch' })),
};
