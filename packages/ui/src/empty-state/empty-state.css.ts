import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, page, panel, radius, space } = vars;

export const box = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space[3],
    padding: `clamp(${space[6]}, 4vw, ${space[12]})`,
    borderStyle: 'solid',
    borderColor: panel.line,
    borderWidth: panel.border,
    borderRadius: radius.panel,
    background: panel.ground,
  }),
);
export const title = style(ui({ ...type('h3'), maxWidth: '100%' }));
export const text = style(ui({ maxWidth: `min(100%, ${page.measure})`, color: color.textQuiet }));
export const actions = style(
  ui({ display: 'flex', flexWrap: 'wrap', gap: space[3], maxWidth: '100%', marginBlockStart: space[3] }),
);
