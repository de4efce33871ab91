import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rule, space } = vars;

export const list = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[6]} ${page.gutter}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' } },
  }),
);
export const reason = style(
  ui({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
    overflowWrap: 'anywhere',
  }),
);
export const figure = style(ui({ ...type('priceLarge'), fontFamily: vars.font.heading }));
export const title = style(ui(type('h4')));
export const text = style(ui({ color: color.textQuiet, maxWidth: page.measure }));
