import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, radius, space } = vars;

export const card = style(
  ui({
    display: 'grid',
    overflow: 'hidden',
    borderRadius: radius.card,
    background: color.sunk,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' } },
  }),
);
export const text = style(
  ui({ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: space[3], padding: space[6] }),
);
export const title = style(ui(type('h3')));
export const address = style(ui({ color: color.textQuiet, fontStyle: 'normal' }));
export const line = style(ui({ display: 'block' }));
export const picture = style(ui({ minHeight: '14rem', position: 'relative' }));
