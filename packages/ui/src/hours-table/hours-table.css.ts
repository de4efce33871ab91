import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, rule, space, weight } = vars;

export const table = style(ui({ ...type('small'), width: '100%', maxWidth: '24rem', overflowWrap: 'anywhere' }));
export const row = style(
  ui({
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    selectors: {
      // Washed to a little beyond its words.
      '&[aria-current]': {
        background: color.brandSoft,
        boxShadow: `calc(-1 * ${space[2]}) 0 ${color.brandSoft}, ${space[2]} 0 ${color.brandSoft}`,
        fontWeight: weight.strong,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: `${rule.hair} solid Highlight` } } },
    },
  }),
);
export const day = style(
  ui({ padding: `${space[2]} ${space[4]} ${space[2]} 0`, fontWeight: 'inherit', textAlign: 'start' }),
);
export const hours = style(ui({ paddingBlock: space[2], color: color.textQuiet, textAlign: 'end' }));
export const group = style(
  ui({ ...type('label'), padding: `${space[4]} 0 ${space[1]}`, fontWeight: weight.strong, textAlign: 'start' }),
);

/* Departments under each other, or in columns where there is room. */
export const departments = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: `${space[6]} ${vars.page.gutter}`,
  }),
);
export const department = style(ui({ ...type('h4'), marginBlockEnd: space[2], overflowWrap: 'anywhere' }));
export const phone = style(ui({ marginBlockStart: space[2] }));
export const note = style([quietSmall, ui({ marginBlockStart: space[3] })]);
export const trigger = style(ui({ width: 'fit-content' }));
