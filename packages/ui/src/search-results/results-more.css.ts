import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, radius, rule, space } = vars;

const place = style(ui({ display: 'none', minWidth: 0 }));
/** Seen only where it completes the last row of its layout. */
export const places = styleVariants({
  grid: [
    place,
    ui({
      '@media': {
        [media.tablet]: { selectors: { '&:nth-child(even)': { display: 'grid' } } },
        [media.desktop]: {
          selectors: {
            '&:nth-child(n)': { display: 'none' },
            '&:nth-child(3n)': { display: 'grid' },
            '&:nth-child(3n + 2)': { display: 'grid', gridColumn: 'span 2' },
          },
        },
      },
    }),
  ],
  wide: [place, ui({ '@media': { [media.tablet]: { selectors: { '&:nth-child(even)': { display: 'grid' } } } } })],
});
export const link = style(
  ui({
    display: 'grid',
    alignContent: 'end',
    gap: space[2],
    minHeight: '12rem',
    padding: space[6],
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.card,
    color: color.text,
    textDecoration: 'none',
    transition: move('fast', 'background-color', 'border-color'),
    selectors: { '&:hover': { background: color.sunk, borderColor: color.lineControl } },
  }),
);
export const title = style(ui({ ...type('h3'), overflowWrap: 'anywhere' }));
export const onward = style([quietSmall, ui({ display: 'inline-flex', alignItems: 'center', gap: space[2] })]);
