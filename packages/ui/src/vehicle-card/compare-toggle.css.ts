import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { bare, type, ui } from '../theme/rules';
import { ledgerMiddle } from './ledger-columns';

const { color, control, radius, rule, space } = vars;

export const label = style(
  ui({
    ...bare,
    ...type('small'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minWidth: control.target,
    minHeight: control.target,
    color: color.text,
  }),
);
export const box = style(
  ui({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: control.check,
    height: control.check,
    border: `${rule.control} solid ${color.lineControl}`,
    borderRadius: radius.check,
    background: color.surface,
    selectors: {
      '[aria-checked="true"] > &': { background: color.selected, borderColor: color.selected },
      '[aria-checked="true"] > &::after': {
        content: '""',
        width: '35%',
        height: '65%',
        border: `solid ${color.onSelected}`,
        borderWidth: `0 ${rule.heavy} ${rule.heavy} 0`,
        rotate: '45deg',
        translate: '0 -10%',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[aria-checked="true"] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[aria-checked="true"] > &::after': { borderColor: 'HighlightText' },
        },
      },
    },
  }),
);
/** In the columns of a ledger the box alone is shown. */
export const words = style(
  ui({
    '@container': {
      [ledgerMiddle]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);
