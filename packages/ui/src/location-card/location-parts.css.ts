import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { faintMicro, quietSmall } from '../theme/voices.css';

const { color, control, space, weight } = vars;

export const name = style(ui({ ...type('h4'), overflowWrap: 'anywhere' }));
export const nameLink = style(
  ui({ textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } }),
);
export const quiet = style([quietSmall, ui({ overflowWrap: 'anywhere', fontStyle: 'normal' })]);
export const status = style(ui({ ...type('small'), color: color.text }));
export const small = style([faintMicro, ui({ overflowWrap: 'anywhere' })]);
export const ways = style(ui({ ...type('small'), display: 'flex', flexWrap: 'wrap', columnGap: space[5] }));
export const way = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.target,
    fontWeight: weight.medium,
  }),
);
export const phones = style(
  ui({
    ...type('small'),
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    columnGap: space[4],
  }),
);
/** Department and number keep to the columns of the list. */
export const phone = style(
  ui({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }),
);
export const department = style(ui({ color: color.textQuiet, overflowWrap: 'anywhere' }));
