import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, space } = vars;

export const list = style(
  ui({
    ...type('small'),
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    color: color.textQuiet,
  }),
);
export const item = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: space[8],
    selectors: {
      '&:not(:last-child)::after': { content: '"/" / ""', marginInline: space[2], color: color.textFaint },
    },
  }),
);
export const link = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: space[8],
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
