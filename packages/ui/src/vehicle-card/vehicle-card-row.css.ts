import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';
import { ledgerColumns, ledgerGap, ledgerMiddle, ledgerWide, tickColumn } from './ledger-columns';
import { frame } from './ledger-frame.css';
import { picked, ticked } from './picked';
import { lastNamed, named } from './vehicle-card-list.css';

const { color, control, rule, space, weight } = vars;

export const card = style([
  frame,
  ui({
    transition: move('fast', 'background-color'),
    selectors: { [`&:has(${ticked})`]: picked },
    '@media': { [media.hover]: { selectors: { '&:hover': picked } } },
  }),
]);

const areas = (...rows: readonly string[]) => ({ gridTemplateAreas: rows.map((row) => `"${row}"`).join(' ') });
const tick = (...rows: readonly string[]) => areas(...rows.map((row) => `tick ${row}`));

// What can be done stands in one line, across the columns of the facts and the price.
const middle = ['pic main price', 'pic main repay', 'pic specs specs', 'pic end end'];
const wide = ['pic main f1 f2 f3 f4 price', 'pic main end end end end repay'];
const middleColumns = '10rem minmax(0, 1fr) 12.25rem';

export const layout = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '8.25rem minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr auto auto',
    ...areas('pic price price', 'pic main main', 'specs specs specs', 'repay repay repay', 'below below below'),
    columnGap: space[3],
    height: '100%',
    '@container': {
      [ledgerMiddle]: { columnGap: space[4] },
      [ledgerWide]: { gridTemplateRows: 'auto 1fr', columnGap: ledgerGap },
    },
  }),
);

export const columns = styleVariants({
  plain: ui({
    '@container': {
      [ledgerMiddle]: { gridTemplateColumns: middleColumns, ...areas(...middle) },
      [ledgerWide]: { gridTemplateColumns: ledgerColumns.plain, ...areas(...wide) },
    },
  }),
  ticked: ui({
    ...areas('pic price price', 'pic main main', 'specs specs specs', 'repay repay end', 'below below below'),
    '@container': {
      [ledgerMiddle]: { gridTemplateColumns: `${tickColumn} ${middleColumns}`, ...tick(...middle) },
      [ledgerWide]: { gridTemplateColumns: ledgerColumns.ticked, ...tick(...wide) },
    },
  }),
});

export const picture = style(ui({ gridArea: 'pic', display: 'grid', minWidth: 0 }));
export const stage = style(
  ui({
    height: '100%',
    minHeight: '6.75rem',
    // The whole vehicle with air at its sides, its wheels on the floor also where the stage is taller than the picture.
    vars: { [vars.stage.carWidth]: '112%', [vars.stage.carDrop]: '-4%' },
    '@container': {
      [ledgerMiddle]: { minHeight: '8.5rem' },
      [ledgerWide]: { minHeight: '8.25rem', vars: { [vars.stage.carDrop]: '5%' } },
    },
  }),
);

export const price = style(
  ui({
    gridArea: 'price',
    minWidth: 0,
    padding: `${space[3]} ${space[3]} 0 0`,
    '@container': { [ledgerMiddle]: { paddingInlineEnd: space[4] } },
  }),
);
export const main = style(
  ui({
    gridArea: 'main',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minWidth: 0,
    padding: `${space[2]} ${space[3]} ${space[3]} 0`,
    '@container': { [ledgerMiddle]: { padding: `${space[3]} 0` } },
  }),
);
/** At the foot of its column, so that a row is filled from edge to edge whatever its vehicle has to say. */
export const meta = style(
  ui({ ...type('micro'), marginBlockStart: 'auto', color: color.textFaint, overflowWrap: 'anywhere' }),
);
export const subheading = style(ui({ '@container': { [ledgerWide]: { display: 'block' } } }));

export const specs = style(
  ui({
    gridArea: 'specs',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@container': {
      [ledgerMiddle]: { justifyContent: 'space-between', marginInlineEnd: space[4] },
      [ledgerWide]: { display: 'contents' },
    },
  }),
);
export const spec = style(
  ui({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    minWidth: 0,
    padding: space[2],
    borderInlineStart: `${rule.hair} solid ${color.line}`,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: space[3] } },
    '@container': {
      [ledgerMiddle]: { selectors: { '&:first-child': { paddingInlineStart: 0 } } },
      [ledgerWide]: { padding: `${space[4]} 0 ${space[2]}`, border: 0 },
    },
  }),
);
export const specPlaces = styleVariants({ 1: 'f1', 2: 'f2', 3: 'f3', 4: 'f4' }, (area) =>
  ui({ '@container': { [ledgerWide]: { gridArea: area } } }),
);
export const specLabel = faintMicro;
const unseenUnder = (ledger: string) =>
  ui({
    '@container': {
      [ledgerWide]: {
        selectors: {
          [`${ledger} &`]: {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  });
/** A name that the head of the ledger says: of the last fact only where it is the same one in all rows. */
export const headed = styleVariants({ 1: named, 2: named, 3: named, 4: lastNamed }, unseenUnder);
export const specValue = style(
  ui({
    ...type('small'),
    color: color.text,
    fontWeight: weight.medium,
    '@container': { [ledgerWide]: { fontSize: vars.type.nav.size } },
  }),
);

export const repayment = style(
  ui({
    gridArea: 'repay',
    minWidth: 0,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    padding: `${space[2]} ${space[3]}`,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    selectors: { '&:empty': { paddingBlock: 0 } },
    '@container': {
      [ledgerMiddle]: { margin: 0, padding: `${space[1]} ${space[4]} 0 0`, border: 0 },
      [ledgerWide]: { paddingBlockEnd: space[3] },
    },
  }),
);

/** On a compact card a line of its own. */
export const end = style(
  ui({
    gridArea: 'below',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minWidth: 0,
    minHeight: control.target,
    padding: `${space[2]} ${space[3]}`,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@container': {
      [ledgerMiddle]: {
        gridArea: 'end',
        alignItems: 'end',
        padding: `${space[2]} ${space[4]} ${space[3]} 0`,
        border: 0,
      },
      // Under the facts, on their column.
      [ledgerWide]: { justifyContent: 'start', padding: `0 0 ${space[3]}` },
    },
  }),
);
export const actions = style(
  ui({
    overflowWrap: 'anywhere',
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    gap: space[2],
    width: '100%',
  }),
);
/** The row under the pointer lights its first thing to do. */
export const action = style(
  ui({
    flexGrow: 1,
    minWidth: 0,
    '@media': {
      [media.hover]: {
        selectors: {
          [`${card}:hover &&:first-child`]: {
            background: color.brand,
            color: color.onBrand,
            borderColor: color.brandEdge,
          },
        },
      },
    },
  }),
);

export const tickBox = style(
  ui({
    gridArea: 'end',
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    paddingInlineEnd: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
    '@container': {
      [ledgerMiddle]: {
        gridArea: 'tick',
        marginInlineEnd: `calc(-1 * ${space[4]})`,
        padding: 0,
        border: 0,
        borderInlineEnd: `${rule.hair} solid ${color.line}`,
      },
      [ledgerWide]: { marginInlineEnd: `calc(-1 * ${ledgerGap})` },
    },
  }),
);
