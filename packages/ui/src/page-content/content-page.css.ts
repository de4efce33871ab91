import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rhythm, space } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${rhythm.section}` }));
export const head = style(
  ui({ display: 'grid', gap: space[4], maxWidth: page.measure, paddingBlock: `${space[6]} ${space[8]}` }),
);
export const title = style(ui({ ...type('h1'), overflowWrap: 'anywhere' }));
export const lead = style(ui({ ...type('lead'), color: color.textQuiet }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[8]} ${page.gutter}`,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
  }),
);
export const alone = style(ui({ gridTemplateColumns: 'minmax(0, 1fr)' }));
