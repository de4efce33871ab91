import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, font, page, space } = vars;

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    paddingBlock: `${space[4]} ${space[6]}`,
  }),
);
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[6]} ${page.gutter}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);
export const words = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const title = style(ui({ ...type('h1'), fontFamily: font.heading, overflowWrap: 'anywhere' }));
export const lead = style(ui({ ...type('lead'), maxWidth: page.measure, color: color.textQuiet }));
export const actions = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[3]} ${space[5]}` }),
);
