import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, move, type, ui } from '../theme/rules';

const { chip: look, color, rule, space } = vars;

export const chip = style(
  ui({
    ...type('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: atTouch('2.25rem'),
    maxWidth: '100%',
    paddingBlock: 0,
    paddingInline: look.padX,
    border: `${rule.hair} solid ${look.line}`,
    borderRadius: look.radius,
    background: look.ground,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: move('fast', 'background-color'),
    selectors: { '&:hover': { background: look.hoverGround } },
  }),
);

/** A very long name is cut; the label of its button has the whole name. */
export const label = style(ui({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const list = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` }),
);
