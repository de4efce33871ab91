import { style, styleVariants } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, elevation, layer, motion, rule, space, weight } = vars;

/** Comes down from the top edge. */
const bar = style([
  offPaper,
  ui({
    position: 'fixed',
    zIndex: layer.header,
    insetInline: 0,
    insetBlockStart: 0,
    background: color.surface,
    boxShadow: elevation.bar,
    visibility: 'hidden',
    translate: '0 -110%',
    transition: `${move('base', 'translate')}, visibility 0s ${motion.base}`,
    selectors: { '&[data-shown="true"]': { visibility: 'visible', translate: '0 0', transitionDelay: '0s' } },
  }),
]);
export const screens = styleVariants({
  /** Where the phone's bar is not. */
  desktop: [bar, ui({ '@media': { [media.handheld]: { display: 'none' } } })],
  everywhere: [bar],
});
/** On a phone only the sections stay of the bar; without sections nothing does. */
export const withoutSections = style(ui({ '@media': { [media.phone]: { display: 'none' } } }));

const inner = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[6],
} as const;

export const inners = styleVariants({
  /** Name, sections in the middle, then price and action at the end. */
  sectioned: ui({
    ...inner,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto auto', minHeight: '4.25rem' },
    },
  }),
  /** Name and price beside each other, the actions at the end. */
  plain: ui({
    ...inner,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) auto', minHeight: '4.25rem' },
    },
  }),
});
const wideOnly = { '@media': { [media.phone]: { display: 'none' } } } as const;
export const name = style(ui({ minWidth: 0, paddingBlock: space[2], ...wideOnly }));
export const heading = style(
  ui({
    ...type('h4'),
    fontFamily: vars.font.heading,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const subheading = style([
  quietSmall,
  ui({
    fontWeight: weight.regular,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
]);
export const sections = style(
  ui({
    minWidth: 0,
    gridRow: 2,
    gridColumn: '1 / -1',
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@media': {
      [media.phone]: { gridRow: 1, borderBlockStart: 0 },
      [media.desktop]: { gridRow: 1, gridColumn: 2, justifySelf: 'center', maxWidth: '100%', borderBlockStart: 0 },
    },
  }),
);
export const prices = styleVariants({
  sectioned: ui({ paddingBlock: space[2], textAlign: 'end', ...wideOnly }),
  plain: ui({ paddingBlock: space[2], ...wideOnly }),
});
export const actions = style(ui({ display: 'flex', gap: space[2], ...wideOnly }));
/** Lesser actions have room on a desktop. */
export const lesser = style(ui({ '@media': { [media.handheld]: { selectors: { '&&': { display: 'none' } } } } }));
