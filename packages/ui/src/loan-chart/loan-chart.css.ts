import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, rule, space } = vars;

/** Height of a column, from 0 to 1 of the chart. */
export const share = createVar();

export const root = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minWidth: 0 }));
export const caption = style([quietSmall]);
export const columns = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'end',
    minWidth: 0,
  }),
);
export const column = style(ui({ display: 'grid', gap: space[1], minWidth: 0, textAlign: 'center' }));
export const room = style(
  ui({
    display: 'grid',
    alignItems: 'end',
    height: '9rem',
    borderBlockEnd: `${rule.hair} solid ${color.lineStrong}`,
  }),
);
export const bar = style(
  ui({
    height: `calc(100% * ${share})`,
    minHeight: '2px',
    background: color.brand,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
export const amount = style([quietMicro, ui({ overflow: 'hidden', whiteSpace: 'nowrap' })]);
export const year = style([quietMicro]);
