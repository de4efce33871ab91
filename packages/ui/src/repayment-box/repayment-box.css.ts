import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui, uiGlobal } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, space, sum, weight } = vars;

/** The ground of a figure that was worked out. */
export const box = style(
  ui({
    minWidth: 0,
    padding: `${sum.padY} ${sum.padX}`,
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
export const cells = style(ui({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` }));
export const cell = style(
  ui({
    ...type('small'),
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    minWidth: 0,
  }),
);
export const figure = style(ui({ ...type('priceWords'), overflowWrap: 'anywhere' }));
export const term = style(ui({ color: color.textQuiet }));
export const basis = style([quietMicro, ui({ marginBlockStart: space[2] })]);

uiGlobal(`${basis} a`, { color: color.text, fontWeight: weight.medium });
