import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, rule, space, sum, weight } = vars;

/** The ground of a figure that was worked out. */
export const panel = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minWidth: 0,
    padding: `${space[5]} ${sum.padX}`,
    border: `solid ${sum.line}`,
    borderWidth: sum.border,
    borderRadius: sum.radius,
    background: sum.ground,
    color: color.text,
    // Small print needs the darker ink on that ground.
    vars: { [color.textFaint]: color.textQuiet },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
export const label = style(ui({ ...type('h4') }));
export const price = style(ui({ ...type('h1'), overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
export const words = style(ui({ maxWidth: '60ch', overflowWrap: 'anywhere' }));
export const lines = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const line = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[2],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const total = style([line, ui({ fontWeight: weight.strong })]);
export const lineLabel = style(ui({ minWidth: 0, overflowWrap: 'anywhere' }));
export const amount = style(ui({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }));
export const note = style([quietMicro, ui({ maxWidth: '70ch', overflowWrap: 'anywhere' })]);

/** The vehicle that is valued, with the way to change it. */
export const car = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    '@media': { [media.desktop]: { paddingBlock: space[4] } },
  }),
);
export const carName = style(ui({ ...type('h4'), minWidth: 0, overflowWrap: 'anywhere' }));
export const carFacts = style(ui({ color: color.textQuiet }));
