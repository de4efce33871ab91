import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

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
export const summary = style([quietSmall]);
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
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': { outline: `${rule.heavy} solid Highlight`, outlineOffset: '-2px' },
          '&[aria-current="page"]:focus-visible': { outline: `${rule.key} solid Highlight`, outlineOffset: '2px' },
        },
      },
    },
  }),
);

/** In words, under a hairline. */
export const quiet = style(ui({ borderBlockStartWidth: rule.hair, borderBlockStartColor: color.line }));
export const quietList = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));
export const quietStep = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: control.target,
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
