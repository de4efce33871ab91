import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';

const { color, radius, space } = vars;

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }));
export const head = style(
  ui({ ...type('label'), display: 'flex', justifyContent: 'space-between', gap: space[3], overflowWrap: 'anywhere' }),
);
export const bar = style(
  ui({
    width: '100%',
    height: space[2],
    border: 0,
    borderRadius: radius.pill,
    overflow: 'hidden',
    background: color.line,
    appearance: 'none',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: color.selected, transition: move('base', 'inline-size') },
      '&::-moz-progress-bar': { background: color.selected },
    },
  }),
);
