import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, rule, space, weight } = vars;

export const legal = style([
  quietSmall,
  ui({
    display: 'grid',
    gap: space[2],
    marginBlockStart: space[10],
    paddingBlockStart: space[6],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    fontSize: vars.type.label.size,
  }),
]);
export const legalText = style(ui({ maxWidth: '110ch', textWrap: 'pretty' }));
export const licences = style(ui({ color: color.text, fontWeight: weight.medium }));
export const last = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] }));
export const smallLinks = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] }));
export const smallLink = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, color: color.text }),
);
export const payments = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
export const payment = style(
  ui({
    padding: `${space[1]} ${space[3]}`,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: vars.radius.check,
    color: color.text,
    fontWeight: weight.medium,
  }),
);

export const place = style(
  ui({
    minWidth: 0,
    ...type('small'),
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    fontStyle: 'normal',
  }),
);
export const placeName = style(ui({ ...type('body'), color: color.text, fontWeight: weight.medium }));
export const placeNameLink = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, textDecoration: 'none' }),
);
export const placeLine = style(ui({ color: color.textQuiet }));
export const placePhone = style(ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target }));
