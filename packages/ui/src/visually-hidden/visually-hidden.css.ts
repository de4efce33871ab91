import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { away } from './away';

export const hidden = style(ui(away));

export const skip = style(
  ui({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.layer.skip,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    background: vars.color.raised,
    color: vars.color.text,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.float,
    selectors: { '&:not(:focus)': away },
  }),
);
