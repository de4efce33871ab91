import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, font, page, panel, space, type: voices, weight } = vars;

const besideEachOther = '(min-width: 38rem)';

export const inner = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', height: '100%' }),
);
export const layouts = styleVariants({
  grid: {},
  /** The picture beside the words where the card is wide enough. */
  wide: ui({
    '@container': {
      [besideEachOther]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        gridTemplateRows: 'auto',
        columnGap: `max(0px, ${page.gutter} - ${panel.padX})`,
      },
    },
  }),
});
export const picture = styleVariants({
  grid: {},
  wide: ui({
    '@container': { [besideEachOther]: { selectors: { '&&': { aspectRatio: 'auto', minHeight: '18rem' } } } },
  }),
});

/** What stands where a picture would: the offer itself, lettered on the set. */
export const sign = style(
  ui({
    position: 'absolute',
    inset: space[6],
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    overflow: 'hidden',
    fontFamily: font.heading,
    fontStretch: voices.display.width,
    fontWeight: voices.display.weight,
    letterSpacing: voices.display.track,
    lineHeight: 1,
    textAlign: 'center',
    textTransform: voices.display.caps as 'none',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);
export const signSizes = styleVariants({
  short: ui({ fontSize: 'clamp(2.5rem, 17cqi, 5.5rem)' }),
  long: ui({ fontSize: 'clamp(1.75rem, 10cqi, 3.25rem)' }),
});

export const body = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    paddingBlock: space[5],
    paddingInline: panel.padX,
  }),
);
export const title = style(ui({ ...type('h3'), minWidth: 0, overflowWrap: 'anywhere' }));
/** Where a line breaks, it breaks in its middle and not before its last word. */
export const rate = style(ui({ display: 'grid', gap: space[1], textWrap: 'balance' }));
export const ends = style(
  ui({ ...type('small'), display: 'flex', alignItems: 'center', gap: space[2], fontWeight: weight.strong }),
);
/** What is read or opened by itself stands over the link that covers the card. */
export const above = style(ui({ position: 'relative', zIndex: 2 }));
export const small = style(ui({ ...type('micro'), color: color.textFaint }));
export const more = style(ui({ display: 'flex', marginBlockStart: 'auto', paddingBlockStart: space[2] }));
/** The link covers the card and still looks like one. */
export const moreLink = style(ui({ selectors: { '&&': { textDecorationLine: 'underline' } } }));
