import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, radius, space } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${space[8]}` }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    paddingBlockStart: space[6],
  }),
);
/** Words at the start, what there is to see at the end, of one height on a desktop. */
export const withPicture = style(
  ui({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
        columnGap: 'clamp(2rem, 5vw, 5rem)',
        alignItems: 'stretch',
      },
    },
  }),
);
export const words = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[4],
    minWidth: 0,
  }),
);
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere' }));
export const lead = style(ui({ maxWidth: '56ch', color: color.textQuiet, overflowWrap: 'anywhere' }));
export const address = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], overflowWrap: 'anywhere' }),
);
export const ways = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingBlockStart: space[2] }));
export const picture = style(
  ui({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    aspectRatio: '3 / 2',
    borderRadius: radius.card,
    background: color.stageWall,
    '@media': { [media.desktop]: { aspectRatio: 'auto', minHeight: '24rem' } },
  }),
);
