import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';
import { landing } from './landing';

const { color, page, rule, space } = vars;

export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    paddingBlock: `${space[2]} ${space[6]}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 32%)',
        gridTemplateRows: 'auto 1fr',
        rowGap: 0,
      },
    },
  }),
);
export const crumbs = style(ui({ paddingBlockStart: space[3] }));
export const gallery = style(ui({ minWidth: 0 }));
export const purchase = style(
  ui({
    minWidth: 0,
    '@media': {
      // Beside the parts the column never moves: as the browser's anchor it would let what comes above push them away.
      [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', overflowAnchor: 'none' },
    },
  }),
);

/**
 * The panel stays in view, clear of the bar that comes down over the page, where the screen is high enough for it: on a low
 * one its lower part could not be reached before the end of the page.
 */
export const panel = style(
  ui({
    '@media': { [`${media.desktop} and (min-height: 54rem)`]: { position: 'sticky', insetBlockStart: '5.25rem' } },
  }),
);

export const detail = style(
  ui({ minWidth: 0, '@media': { [media.desktop]: { gridColumn: 1, paddingInlineEnd: space[6] } } }),
);
export const parts = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] } },
  }),
);
const line = `${rule.hair} solid ${color.line}`;

export const places = styleVariants({
  full: ui({ minWidth: 0, gridColumn: '1 / -1', borderBlockEnd: line }),
  /** Its line goes on under the gap to its partner. */
  start: ui({
    position: 'relative',
    minWidth: 0,
    borderBlockEnd: line,
    '@media': {
      [media.tablet]: {
        borderBlockEnd: 0,
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetBlockEnd: 0,
            insetInline: `0 calc(-1 * ${space[10]})`,
            borderBlockEnd: line,
          },
        },
      },
    },
  }),
  end: ui({ minWidth: 0, borderBlockEnd: line }),
});
export const location = style(ui({ ...landing, paddingBlock: space[10] }));
export const disclaimer = style([faintMicro, ui({ paddingBlockEnd: space[6] })]);
