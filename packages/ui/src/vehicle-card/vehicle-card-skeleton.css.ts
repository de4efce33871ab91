import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { ledgerMiddle } from './ledger-columns';

const { color, rule, space } = vars;

const column = { display: 'grid', alignContent: 'start', gap: space[5] } as const;

export const shells = styleVariants({
  grid: {},
  wide: {},
  tile: ui({ background: color.surface, border: `${rule.hair} solid ${color.line}` }),
});
export const pads = styleVariants({
  grid: ui({ ...column, paddingBlockStart: space[4] }),
  wide: ui({ ...column, paddingBlockStart: space[5] }),
  tile: ui({ ...column, padding: space[3] }),
});
export const lines = style(ui({ display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0 }));

export const row = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '8.25rem minmax(0, 1fr)',
    gap: space[3],
    minHeight: '11rem',
    paddingInlineEnd: space[3],
    '@container': { [ledgerMiddle]: { gridTemplateColumns: '12.5rem minmax(0, 1fr) 12rem', minHeight: '9.75rem' } },
  }),
);
export const rowPicture = style(ui({ background: color.stageWall }));
export const rowMoney = style(
  ui({
    display: 'none',
    '@container': { [ledgerMiddle]: { display: 'grid', alignContent: 'space-between', gap: space[2] } },
  }),
);
