import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rhythm, rule, space } = vars;

export const stage = style(ui({ position: 'relative' }));
export const title = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    alignItems: 'start',
    paddingBlock: rhythm.half,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'auto 1fr' },
    },
  }),
);
export const purchase = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    minWidth: 0,
    '@media': {
      '(min-width: 48rem) and (max-width: 74.99rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
        columnGap: page.gutter,
        alignItems: 'start',
      },
      [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
    },
  }),
);
/** Under the name where the price stands beside it, so that both columns end together. */
export const contact = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: page.gutter,
    minWidth: 0,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { alignSelf: 'end', maxWidth: '40rem' },
    },
  }),
);
export const deeds = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minWidth: 0 }));
/** The facts lead the first part, under its title. */
export const opening = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10], minWidth: 0 }),
);
export const alone = style(ui({ paddingBlock: rhythm.half }));
export const disclaimer = style(
  ui({
    ...type('micro'),
    paddingBlock: space[6],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    color: color.textFaint,
  }),
);
