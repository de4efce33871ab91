import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { font, space } = vars;

export const summary = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[2] }),
);
export const average = style(ui({ ...type('priceLarge'), fontFamily: font.heading }));
export const words = style([quietSmall, ui({ overflowWrap: 'anywhere' })]);

// The figure stands over the stars already.
uiGlobal(`${summary} b`, { display: 'none' });
