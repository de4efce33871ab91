import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, space } = vars;

export const list = style([
  quietSmall,
  ui({
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  }),
]);
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
    justifyContent: 'center',
    minWidth: space[6],
    minHeight: space[8],
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
