import { style } from '@vanilla-extract/css';
import { ui } from '../theme/rules';

/** Over the whole width: an offer between vehicles. */
export const wide = style(ui({ gridColumn: '1 / -1' }));
