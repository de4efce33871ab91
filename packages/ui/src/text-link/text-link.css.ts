import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, ui } from '../theme/rules';

const { color, control, rule, space, weight } = vars;

export const link = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '1.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontWeight: weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textDecorationThickness: rule.control,
    textUnderlineOffset: '0.3em',
    transition: move('fast', 'text-decoration-color'),
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
    '@media': { '(pointer: coarse)': { minHeight: control.target } },
  }),
);
