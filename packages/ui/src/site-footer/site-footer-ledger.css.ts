import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, rule, space, weight } = vars;

export const root = style([
  offPaper,
  ui({ paddingBlock: `${space[10]} ${space[8]}`, overflowWrap: 'anywhere', background: color.page }),
]);
const top = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[6]}`,
} as const;
/** Several lists of links share the width; a single one keeps to the end, beside the name. */
export const tops = styleVariants({
  columns: ui({
    ...top,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1.5fr)',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
      },
    },
  }),
  line: ui({ ...top, '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' } } }),
});
export const brand = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    '@media': {
      [media.tablet]: { selectors: { [`${tops.line} > &`]: { gridColumn: 'auto' } } },
      [media.desktop]: { gridColumn: 'auto' },
    },
  }),
);
export const tagline = style([quietSmall, ui({ maxWidth: '22rem', marginBlockStart: space[4] })]);
export const title = style(
  ui({
    ...type('body'),
    marginBlockEnd: space[1],
    paddingBlockEnd: space[2],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    fontStretch: vars.type.label.width,
    fontWeight: weight.strong,
  }),
);
export const link = style(
  ui({
    ...type('small'),
    display: 'flex',
    alignItems: 'center',
    minHeight: atTouch('2rem'),
    fontStretch: vars.type.label.width,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
/** Places as rows of one table: name, address, hours, telephone. */
export const places = style(
  ui({ display: 'grid', marginBlockStart: space[8], borderBlockStart: `${rule.heavy} solid ${color.line}` }),
);
export const placeRow = style([
  quietSmall,
  ui({
    display: 'grid',
    alignItems: 'baseline',
    columnGap: space[6],
    paddingBlock: space[3],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,

    fontStyle: 'normal',
    // The line above the licences ends the table.
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr) auto',
        paddingBlock: space[1],
      },
    },
  }),
]);
export const placeHours = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }));
export const placeDays = style(ui({ whiteSpace: 'nowrap' }));
export const placeName = style(ui({ color: color.text, fontWeight: weight.strong }));
export const placeLink = style(ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target }));
