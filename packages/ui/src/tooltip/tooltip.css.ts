import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, rule, space } = vars;

export const note = style(
  ui({ ...type('small'), width: 'max-content', padding: `${space[2]} ${space[3]}`, textWrap: 'pretty' }),
);
/** Wide enough to read, never wider than the screen: `surface` sees to that. */
export const measure = style(ui({ vars: { '--available-width': '20rem' } }));

export const trigger = style(
  ui({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textQuiet,
    verticalAlign: 'middle',
    selectors: { '&:hover, &[data-popup-open]': { color: color.text } },
    '@media': {
      // A small sign in a line of text with the target of a finger around it.
      '(pointer: coarse)': {
        selectors: {
          '&::after': { content: '""', position: 'absolute', inset: `calc((100% - ${control.target}) / 2)` },
        },
      },
      '(forced-colors: active)': { selectors: { '&[data-popup-open]': { outline: `${rule.hair} solid` } } },
    },
  }),
);
