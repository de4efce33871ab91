import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { block, color, page, radius, space } = vars;

/** Items beside each other on a desktop. */
export const beside = createVar();

export const list = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    counterReset: 'item',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))` },
    },
  }),
);
export const item = style(
  ui({
    overflow: 'clip',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: radius.card,
    background: block.ground,
  }),
);
const picture = ui({ width: '100%', height: 'auto', aspectRatio: '3 / 2' });
export const pictures = { wide: style(picture), portrait: style([picture, ui({ aspectRatio: '4 / 5' })]) };
export const words = style(
  ui({
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space[2],
    padding: `${block.padY} ${block.padX}`,
    border: `solid ${color.lineStrong}`,
    borderWidth: block.border,
    overflowWrap: 'anywhere',
  }),
);
/** The number of a step; the list itself announces it. */
export const numbered = style(
  ui({
    counterIncrement: 'item',
    selectors: {
      '&::before': {
        ...type('h2'),
        content: 'counter(item)',
        color: color.textQuiet,
        fontFamily: vars.font.heading,
      },
    },
  }),
);
export const title = style(ui(type('h4')));
export const note = style([quietSmall]);
export const text = style(ui({ maxWidth: page.measure, color: color.textQuiet, whiteSpace: 'pre-line' }));
export const links = style(
  ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], marginBlockStart: 'auto', paddingBlockStart: space[2] }),
);

/** The plate alone, for what is no list of words. */
export const plate = style([item, words, ui({ alignItems: 'stretch', height: '100%' })]);
