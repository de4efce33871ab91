import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, elevation, layer, motion, rule, space, weight } = vars;

const base = {
  zIndex: layer.header,
  background: color.surface,
  boxShadow: elevation.bar,
} as const;

export const places = styleVariants({
  /** Comes down from the top edge; desktops only, where the phone's bar is not. */
  revealed: ui({
    ...base,
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    '@media': {
      [media.desktop]: {
        display: 'block',
        visibility: 'hidden',
        translate: '0 -110%',
        transition: `${move('base', 'translate')}, visibility 0s ${motion.base}`,
        selectors: { '&[data-shown="true"]': { visibility: 'visible', translate: '0 0', transitionDelay: '0s' } },
      },
      print: { display: 'none' },
    },
  }),
  /** Stands in the page and stays at the top edge when it gets there. */
  sticky: ui({
    ...base,
    position: 'sticky',
    insetBlockStart: 0,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@media': { print: { display: 'none' } },
  }),
});
/** On a phone only the sections stay of a bar in the page; without sections nothing does. */
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
