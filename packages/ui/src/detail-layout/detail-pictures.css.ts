import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { page, space } = vars;

export const row = style([
  offPaper,
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[4]} ${page.gutter}`,
    marginBlockStart: space[10],
    '@media': {
      [media.tablet]: {
        selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    },
  }),
]);
