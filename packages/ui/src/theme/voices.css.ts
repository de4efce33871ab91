import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { type, ui } from './rules';

/** Small quiet words. To be listed before a rule, `style([quietSmall, ui({...})])`: the stylesheet says it once. */
export const quietSmall = style(ui({ ...type('small'), color: vars.color.textQuiet }));
/** The smallest quiet and faint words, to be listed likewise. */
export const quietMicro = style(ui({ ...type('micro'), color: vars.color.textQuiet }));
export const faintMicro = style(ui({ ...type('micro'), color: vars.color.textFaint }));
