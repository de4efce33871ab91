import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, move, ui } from '../theme/rules';

const { color, rule, space, weight } = vars;

export const link = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: atTouch('1.75rem'),
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontStretch: vars.type.label.width,
    fontWeight: weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: color.lineControl,
    textDecorationThickness: rule.control,
    textUnderlineOffset: '0.3em',
    transition: move('fast', 'text-decoration-color'),
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);
export const label = style(ui({ minWidth: 0, overflowWrap: 'break-word' }));
