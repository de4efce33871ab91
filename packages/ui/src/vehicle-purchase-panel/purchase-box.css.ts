import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, elevation, panel: look, radius, rule, space } = vars;

export const looks = styleVariants({
  /** A box of its own beside the page on a desktop; part of the page below. */
  boxed: ui({
    '@media': {
      [media.desktop]: {
        padding: `${space[5]} ${space[6]}`,
        border: `solid ${look.line}`,
        borderWidth: look.border,
        borderRadius: radius.panel,
        background: look.ground,
        boxShadow: elevation.bar,
      },
    },
  }),
  open: {},
});

/** On a tablet what it is stands beside what to do about it. */
export const panel = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'start',
    '@media': {
      '(min-width: 48rem) and (max-width: 74.99rem)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space[10],
      },
    },
  }),
);
export const column = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 }));
export const money = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlockStart: space[4],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
