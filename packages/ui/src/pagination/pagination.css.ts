import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, radius, rule, space } = vars;

export const root = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
  }),
);
export const summary = style(ui({ ...type('small'), color: color.textQuiet }));
export const list = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[1] }));
export const step = style(
  ui({
    ...type('label'),
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: control.target,
    minHeight: control.target,
    borderRadius: radius.control,
    color: color.text,
    textDecoration: 'none',
    selectors: {
      'a&:hover': { background: color.sunk },
      '&[aria-current="page"]': { background: color.ink, color: color.onInk },
    },
  }),
);
