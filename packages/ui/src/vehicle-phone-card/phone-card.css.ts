import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { control } = vars;

export const link = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, whiteSpace: 'nowrap' }),
);
export const reveal = style(
  ui({
    selectors: { '&&': { minHeight: control.target } },
    '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } },
  }),
);
export const masked = style(ui({ whiteSpace: 'nowrap', '@media': { '(scripting: none)': { display: 'none' } } }));
/** Without scripts nothing could reveal it. */
export const unmasked = style(ui({ display: 'none', '@media': { '(scripting: none)': { display: 'inline-flex' } } }));
