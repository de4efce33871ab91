import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

/** A line of the stock sheet. Measures itself, so that its form follows the place it has and not the screen. */
export const frame = style(
  ui({
    position: 'relative',
    minWidth: 0,
    height: '100%',
    containerType: 'inline-size',
    background: vars.color.surface,
    border: `${vars.rule.hair} solid ${vars.color.line}`,
    borderBlockEndColor: vars.color.lineControl,
  }),
);
