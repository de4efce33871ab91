import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, control, space } = vars;

export const box = style(ui({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const input = style(
  ui({
    selectors: {
      // Over the field's own, whichever sheet comes last.
      '&&': { paddingInline: `${space[10]} ${control.target}` },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);
export const sign = style(
  ui({ position: 'absolute', insetInlineStart: space[3], color: color.textQuiet, pointerEvents: 'none' }),
);
export const go = style(
  ui({
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: control.target,
    height: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:disabled': { color: color.textFaint, cursor: 'not-allowed' } },
  }),
);
