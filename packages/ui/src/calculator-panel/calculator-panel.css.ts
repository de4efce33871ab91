import { style, styleVariants } from '@vanilla-extract/css';
import { box } from '../repayment-box/repayment-box.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, page, radius, rule, space, weight } = vars;

/** Where the figures and the result stand beside each other. Width of the panel, not of the screen. */
const beside = '(min-width: 42rem)';

export const root = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    minWidth: 0,
    containerType: 'inline-size',
    overflowWrap: 'anywhere',
  }),
);
export const title = style(ui(type('h3')));

const areas = (...rows: readonly string[]) => ({ gridTemplateAreas: rows.map((row) => `"${row}"`).join(' ') });
const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } as const;

export const sizes = styleVariants({
  full: ui({
    ...grid,
    ...areas('pay', 'set', 'out'),
    '@container': {
      [beside]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        columnGap: `calc(${page.gutter} * 1.5)`,
        ...areas('pay out', 'set out'),
      },
    },
  }),
  compact: ui({ ...grid, gap: space[4], ...areas('pay', 'result', 'set', 'rows', 'quote') }),
});

const unscripted = {
  '@media': { [media.lifeless]: { display: 'none' } },
} as const;

export const pay = style(ui({ gridArea: 'pay', minWidth: 0, ...unscripted }));
export const figures = style(
  ui({ gridArea: 'set', display: 'grid', alignContent: 'start', gap: space[3], minWidth: 0, ...unscripted }),
);
export const extras = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', gap: space[3] }),
);

/** Of the full panel: everything that was worked out, in one place. */
export const out = style(
  ui({ gridArea: 'out', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] }),
);
/** As high as its content, however many figures stand beside it. In the compact panel each part has its own place. */
export const outs = styleVariants({
  full: [out, box, ui({ alignSelf: 'start' })],
  compact: ui({ display: 'contents' }),
});
export const night = style(
  ui({
    selectors: {
      '&&': {
        padding: space[6],
        border: `${rule.hair} solid transparent`,
        borderRadius: radius.card,
        background: color.page,
      },
    },
  }),
);
export const quote = style(ui({ gridArea: 'quote', selectors: { [`${out} > &`]: { gridArea: 'auto' } } }));

/** The repayment beside its rates, each under the other where they do not fit. */
export const result = style(
  ui({
    gridArea: 'result',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${space[2]} ${space[4]}`,
    minWidth: 0,
    selectors: { [`${out} > &`]: { gridArea: 'auto' } },
  }),
);
export const label = style(ui({ ...type('label'), flexBasis: '100%', color: color.textQuiet }));
export const instead = style(ui({ ...type('priceWords'), flexBasis: '100%' }));
export const cell = style([quietSmall, ui({ flex: '1 1 auto', display: 'grid', alignContent: 'start', minWidth: 0 })]);
/** One size for all three: a comparison rate is as prominent as rate and repayment (National Credit Code, s 164). */
export const cellFigures = styleVariants({
  full: ui({ ...type('price'), color: color.text }),
  compact: ui({ ...type('priceWords'), color: color.text }),
});
/** Says what the figures would show. */
export const basis = style([
  quietMicro,
  ui({
    display: 'none',
    flexBasis: '100%',
    '@media': { [media.lifeless]: { display: 'block' } },
  }),
]);

export const rows = style(
  ui({ ...type('small'), gridArea: 'rows', minWidth: 0, selectors: { [`${out} > &`]: { gridArea: 'auto' } } }),
);
export const row = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `${rule.hair} solid ${color.line}`,
    color: color.textQuiet,
  }),
);
export const amount = style(ui({ color: color.text, textAlign: 'end', overflowWrap: 'anywhere' }));
export const total = style(ui({ color: color.text, fontWeight: weight.strong }));
