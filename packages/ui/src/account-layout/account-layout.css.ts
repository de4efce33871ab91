import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';

const { color, control, page, rhythm, rule, space, weight } = vars;

export const root = style(ui({ paddingBlock: `${space[4]} ${rhythm.section}` }));

export const head = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[8]}`,
    paddingBlock: `${space[4]} ${space[5]}`,
    '@media': { [media.desktop]: { paddingBlock: `${space[6]} ${space[8]}` } },
  }),
);
export const title = style(ui({ ...type('h1'), minWidth: 0, overflowWrap: 'anywhere' }));
/** Who is signed in and the way out, on one line while there is room. */
export const person = style([
  quietSmall,
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[5]}`,
    minWidth: 0,
    minHeight: control.target,
    '@media': { [media.phone]: { flex: '1 1 100%' } },
  }),
]);
export const phone = style(ui({ color: color.text, fontWeight: weight.strong, whiteSpace: 'nowrap' }));

/** Beside each other on a desktop, and the links over what they lead to below that. */
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    '@media': {
      [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: 'clamp(2.5rem, 5vw, 5rem)' },
    },
  }),
);
export const content = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[8], minWidth: 0 }),
);

export const navigation = style(
  ui({
    minWidth: 0,
    '@media': {
      print: { display: 'none' },
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.header.height} + ${space[6]})`,
        alignSelf: 'start',
      },
    },
  }),
);

/** A row that scrolls below the desktop, to both edges of the screen, so that what is cut off is seen to go on. */
export const list = style(
  ui({
    position: 'relative',
    display: 'flex',
    gap: space[5],
    marginInline: `calc(-1 * ${page.margin})`,
    paddingInline: page.margin,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 calc(-1 * ${rule.hair}) ${color.line}`,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gap: 0,
        marginInline: 0,
        paddingInline: 0,
        overflow: 'visible',
        borderBlockStart: `${rule.section} solid ${color.lineStrong}`,
        boxShadow: 'none',
      },
    },
  }),
);

export const link = style(
  ui({
    ...type('nav'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: control.height,
    color: color.textQuiet,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: move('fast', 'color'),
    selectors: {
      '&:hover': { color: color.text },
      // The row scrolls and would clip a ring outside of it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${rule.key})`, boxShadow: 'none' },
      '&[aria-current]': { color: color.text, fontWeight: weight.strong },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `${rule.key} solid ${color.brandEdge}`,
      },
    },
    '@media': {
      [media.desktop]: {
        paddingInline: space[4],
        borderBlockEnd: `${rule.hair} solid ${color.line}`,
        whiteSpace: 'normal',
        selectors: {
          '&:hover': { background: color.sunk },
          '&[aria-current]::after': {
            insetInline: '0 auto',
            insetBlock: 0,
            borderBlockEnd: 0,
            borderInlineStart: `${rule.key} solid ${color.brandEdge}`,
          },
        },
      },
    },
  }),
);
export const count = style([quietSmall, ui({ fontWeight: weight.regular })]);
