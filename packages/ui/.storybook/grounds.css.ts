import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { ui } from '../src/theme/rules';
import { brandScope, nightScope } from '../src/theme/scopes.css';

const ground = style(ui({ padding: vars.space[6], background: vars.color.page, color: vars.color.text }));

/** What a component stands on when the toolbar asks for another ground than the page. */
export const grounds = { night: style([nightScope, ground]), brand: style([brandScope, ground]) };
