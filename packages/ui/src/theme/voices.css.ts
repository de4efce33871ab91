import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { type, ui } from './rules';

/** Small quiet words. To be listed before a rule, `style([quietSmall, ui({...})])`: the stylesheet says it once. */
export const quietSmall = style(ui({ ...type('small'), color: vars.color.textQuiet }));
