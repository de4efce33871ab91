import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { space } = vars;

/** The form lays itself out by the room it is given, not by the screen: heroes place it differently. */
export const root = style(ui({ containerType: 'inline-size', minWidth: 0 }));
export const fields = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: space[4],
    '@container': {
      '(min-width: 17rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 52rem)': { gridTemplateColumns: 'repeat(var(--fields), minmax(0, 1fr)) auto' },
    },
  }),
);
export const wide = style(
  ui({
    gridColumn: '1 / -1',
    '@container': { '(min-width: 52rem)': { gridColumn: 'auto' } },
  }),
);
/** As wide as its words. */
export const first = style(ui({ gridColumn: '1 / -1', justifySelf: 'start', maxWidth: '100%' }));
export const submit = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    '@container': { '(min-width: 52rem)': { gridColumn: 'auto' } },
  }),
);
