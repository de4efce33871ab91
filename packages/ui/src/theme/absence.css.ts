import { style } from '@vanilla-extract/css';
import { media, ui } from './rules';

const gone = { display: 'none !important' as 'none' };

/** Not on paper. To be listed before a rule, `style([offPaper, ui({...})])`: the stylesheet says it once. */
export const offPaper = style(ui({ '@media': { [media.print]: gone } }));
/** Not on paper, and not where no script runs. */
export const scripted = style(ui({ '@media': { [media.lifeless]: gone } }));
