import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';

const { color, radius } = vars;

/** On a ground of its own: a picture may be of any colour. */
export const corner = style(ui({ borderRadius: radius.pill, background: color.surface, color: color.text }));
