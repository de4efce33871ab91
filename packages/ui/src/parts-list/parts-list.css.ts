import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { block, color, rule, space, weight } = vars;

export const frame = style(ui({ display: 'flex', flexDirection: 'column', gap: space[4] }));
/** Its field narrows the list in the browser: where no script runs, and on paper, there is none. */
export const search = style(ui({ maxWidth: '26rem', '@media': { [media.lifeless]: { display: 'none' } } }));
export const count = style([quietSmall, ui({ '@media': { [media.lifeless]: { display: 'none' } } })]);
/** A sheet where the theme has sheets. */
export const list = style(ui({ overflow: 'clip', background: block.ground, borderRadius: vars.radius.card }));
export const part = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[3]} ${block.padX}`,
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    selectors: { '&:first-child': { borderBlockStart: `${rule.heavy} solid ${color.lineStrong}` } },
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(7rem, auto)',
        alignItems: 'baseline',
      },
    },
  }),
);
export const name = style(ui({ fontWeight: weight.strong }));
export const number = style([quietSmall, ui({ display: 'block', fontWeight: weight.regular })]);
/** On a phone below name and price. */
export const fits = style([
  quietSmall,
  ui({ gridColumn: '1 / -1', gridRow: 2, '@media': { [media.tablet]: { gridColumn: '2', gridRow: 1 } } }),
]);
export const price = style(
  ui({ ...type('label'), textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
