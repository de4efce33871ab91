import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { move, type, ui } from '../theme/rules';

const { chip: look, color, control, rule, space } = vars;

export const chip = style(
  ui({
    ...type('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.25rem',
    paddingBlock: 0,
    paddingInline: look.padX,
    border: `${rule.hair} solid ${look.line}`,
    borderRadius: look.radius,
    background: look.ground,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: move('fast', 'background-color'),
    selectors: { '&:hover': { background: look.hoverGround } },
    '@media': { '(pointer: coarse)': { minHeight: control.target } },
  }),
);

export const list = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` }),
);
