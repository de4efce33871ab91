import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui, uiGlobal } from '../theme/rules';
import { ledgerColumns, ledgerGap, ledgerWide } from './ledger-columns';

const { color, control, page, rhythm, rule, space, weight } = vars;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${rhythm.cards} ${page.gutter}`,
} as const;

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/**
 * On a phone a row of cards to be walked along sideways, the next one showing at the edge. It scrolls by itself; the
 * cards' own links bring it along under the keyboard.
 */
const rail = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(18rem, 82%)',
  columnGap: space[4],
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: page.margin,
  scrollbarWidth: 'thin',
  marginInline: `calc(-1 * ${page.margin})`,
  paddingInline: page.margin,
  // Room for a focus ring.
  paddingBlock: space[1],
} as const;

const photos = { ...grid, '@media': { [media.tablet]: equal(2), [media.desktop]: equal(3) } };
const tiles = {
  ...grid,
  gap: `${space[4]} ${page.gutter}`,
  '@media': { [media.tablet]: equal(2), [media.desktop]: equal(4) },
};

export const layouts = styleVariants({
  grid: ui(photos),
  'grid-rail': ui({ ...photos, '@media': { ...photos['@media'], [media.phone]: rail } }),
  'grid-4': ui({ ...grid, '@media': { [media.tablet]: equal(2), [media.desktop]: equal(4) } }),
  wide: ui({ ...grid, '@media': { [media.tablet]: equal(2) } }),
  tiles: ui(tiles),
  'tiles-rail': ui({ ...tiles, '@media': { ...tiles['@media'], [media.phone]: rail } }),
  rows: ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
    '@container': { [ledgerWide]: { gap: 0 } },
  }),
});

uiGlobal(`${layouts['grid-rail']} > li, ${layouts['tiles-rail']} > li`, { scrollSnapAlign: 'start' });

/** Rows are a ledger once they are wide enough for columns. */
export const ledger = style(ui({ containerType: 'inline-size' }));
/** Marks a ledger whose columns are named, so that the rows need not repeat the names. */
export const named = style({});
/** Marks one whose last fact is named for all rows too. */
export const lastNamed = style({});

export const heads = style(
  ui({
    ...type('label'),
    display: 'none',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    alignItems: 'center',
    columnGap: ledgerGap,
    paddingBlock: space[1],
    background: color.sunk,
    borderBlock: `${rule.heavy} solid ${color.lineStrong}`,
    borderBlockEndWidth: rule.hair,
    color: color.textQuiet,
    '@container': { [ledgerWide]: { display: 'grid' } },
  }),
);
export const headColumns = styleVariants({
  plain: ui({ gridTemplateColumns: ledgerColumns.plain }),
  ticked: ui({ gridTemplateColumns: ledgerColumns.ticked }),
});
export const underHeads = style(ui({ '@container': { [ledgerWide]: { borderBlockStart: 0 } } }));

export const head = style(
  ui({ display: 'inline-flex', alignItems: 'center', gap: space[1], minHeight: space[6], textDecoration: 'none' }),
);
export const sortable = style(
  ui({
    minHeight: control.target,
    marginBlock: `calc(-1 * ${space[2]})`,
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
);
export const sorted = style(ui({ color: color.text, fontWeight: weight.heavy }));
