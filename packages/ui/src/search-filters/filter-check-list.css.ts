import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, control, rule, space, weight } = vars;

export const list = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { vars: { [control.target]: '2.5rem' } } },
  }),
);
export const note = style([quietMicro, ui({ marginBlockEnd: space[2] })]);
/** The button stands under what it folds, where the browser can place it there. */
export const more = style(ui({ selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } } }));
export const moreToggle = style(
  ui({
    ...type('small'),
    order: 1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: control.target,
    fontWeight: weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationColor: color.lineControl,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
);
export const whenClosed = style(ui({ selectors: { 'details[open] > summary > &': { display: 'none' } } }));
export const whenOpen = style(ui({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } }));

export const nested = style(
  ui({
    marginBlock: `0 ${space[2]}`,
    marginInlineStart: `calc(${control.check} / 2)`,
    paddingInlineStart: space[5],
    borderInlineStart: `${rule.heavy} solid ${color.line}`,
  }),
);
export const nestedTitle = style(
  ui({ ...type('label'), display: 'flex', alignItems: 'center', minHeight: '2rem', color: color.textQuiet }),
);
