import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, font, rule, space, weight } = vars;

export const wordmark = style(
  ui({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: '0.28em',
    minWidth: 0,
    minHeight: control.target,
    color: color.text,
    fontFamily: font.heading,
    // A name wraps between its words; on the narrowest screens it is set smaller, and broken only where one word has no room.
    overflowWrap: 'anywhere',
    fontSize: 'clamp(0.9375rem, 4.8vw, 1.25rem)',
    lineHeight: 1.05,
    letterSpacing: vars.type.h3.track,
    fontStretch: vars.type.h3.width,
    fontWeight: weight.heavy,
    textDecoration: 'none',
  }),
);
export const logoPicture = style(ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target }));
export const logoImage = style(ui({ width: 'auto', height: control.target, maxWidth: '12rem', objectFit: 'contain' }));

/** A word beside a name, set apart by its colour. */
export const badge = style(ui({ color: color.brandText, fontSize: '0.8em', fontWeight: weight.strong }));
export const pictures = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: space[4] }),
);
export const pictureLink = style(ui({ display: 'block', textDecoration: 'none' }));
export const picture = style(
  ui({ width: '100%', aspectRatio: '3 / 2', objectFit: 'contain', background: vars.stage.neutral }),
);
export const pictureWords = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    fontWeight: weight.medium,
  }),
);

export const tools = style(
  ui({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto', flex: 'none' }),
);
export const phone = style(
  ui({
    display: 'none',
    '@media': {
      [media.desktop]: {
        ...type('nav'),
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[2],
        minHeight: control.target,
        paddingInline: space[3],
        whiteSpace: 'nowrap',
        textDecoration: 'none',
      },
    },
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const phoneOnly = style(ui({ '@media': { [media.desktop]: { display: 'none' } } }));

export const drawerTrigger = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    width: control.target,
    height: control.target,
    borderRadius: vars.radius.control,
  }),
);
/** The sign of the closed menu and, after it, the one that closes it. */
export const sign = style(
  ui({
    selectors: {
      // Not by the last child: while the page comes in, there is none yet, and both signs stood there for a moment.
      'details[open] > summary > &:first-child, details:not([open]) > summary > &:not(:first-child)': {
        display: 'none',
      },
    },
  }),
);
/** The menu without scripts: a sheet under the bar, which covers the page. */
export const plainSheet = style(
  ui({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: vars.layer.header,
    minHeight: '100dvh',
    padding: `${space[4]} ${vars.page.margin} ${space[8]}`,
    background: color.page,
    color: color.text,
    boxShadow: vars.elevation.float,
  }),
);

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  minHeight: '3.5rem',
  paddingBlock: space[2],
  textDecoration: 'none',
} as const;

export const menuList = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const menuItem = style(ui({ borderBlockEnd: `${rule.hair} solid ${color.line}` }));
export const menuLink = style(
  ui({
    ...row,
    ...type('lead'),
    fontWeight: weight.medium,
    selectors: {
      '&:hover': { color: color.brandText },
      '&[aria-current], &[data-current]': {
        boxShadow: `inset ${rule.key} 0 0 ${color.brandEdge}`,
        paddingInlineStart: space[4],
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current], &[data-current]': { borderInlineStart: `${rule.key} solid Highlight` } },
      },
    },
  }),
);
export const menuArrow = style(
  ui({ transition: move('base', 'rotate'), selectors: { 'details[open] > summary > &': { rotate: '180deg' } } }),
);
export const menuSub = style(ui({ display: 'grid', paddingBlockEnd: space[4], paddingInlineStart: space[4] }));
export const menuSubTitle = style(ui({ ...type('label'), color: color.textFaint, paddingBlock: space[3] }));
export const menuSubLink = style(
  ui({ ...row, minHeight: control.target, selectors: { '&:hover, &[aria-current]': { color: color.brandText } } }),
);
export const menuNote = style(ui({ ...type('small'), color: color.textFaint, whiteSpace: 'nowrap' }));
export const menuFoot = style(ui({ display: 'grid', gap: space[1], paddingBlockStart: space[5] }));
export const menuFootLine = style([
  quietSmall,
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: control.target,
  }),
]);
