import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { type, ui } from '../../src/theme/rules';

const { color, radius, rule, space } = vars;

export const swatches = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: space[5] }),
);
export const swatch = style(
  ui({ height: space[16], border: `${rule.hair} solid ${color.line}`, borderRadius: radius.control }),
);
export const name = style(ui({ ...type('label'), marginBlockStart: space[2] }));
export const note = style(ui({ ...type('small'), color: color.textQuiet }));
export const table = style(ui({ width: '100%', marginBlockEnd: space[10], textAlign: 'start' }));
export const caption = style(ui({ ...type('h3'), marginBlockEnd: space[3], textAlign: 'start' }));
export const sample = style(
  ui({
    display: 'inline-block',
    minWidth: space[24],
    minHeight: space[8],
    padding: `${space[1]} ${space[3]}`,
    borderRadius: radius.tag,
  }),
);
export const voices = style(ui({ display: 'grid', gap: space[8] }));
export const bar = style(ui({ height: space[4], background: color.ink }));
