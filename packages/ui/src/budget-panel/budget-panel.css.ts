import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { quietMicro, quietSmall } from '../theme/voices.css';

const { color, panel, radius, space } = vars;

const beside = '(min-width: 48rem)';

export const root = style(
  ui({ minWidth: 0, containerType: 'inline-size', overflowWrap: 'anywhere', color: color.text }),
);

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 } as const;

export const sizes = styleVariants({
  // It fills a place that is higher than it: figures spread, the sum stands at its foot.
  narrow: ui({ ...column, gridTemplateRows: '1fr auto', height: '100%' }),
  /** A wide panel with the sum in a card of its own. */
  wide: ui({
    ...column,
    gap: space[6],
    padding: `clamp(${space[5]}, 5cqi, ${space[16]})`,
    borderRadius: radius.stage,
    background: color.sunk,
    '@container': {
      [beside]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'center',
        gap: `clamp(${space[6]}, 5cqi, ${space[16]})`,
      },
    },
  }),
});
export const set = style(ui({ ...column, alignContent: 'space-between' }));
export const top = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    marginBlockEnd: space[1],
  }),
);
export const titles = styleVariants({ narrow: ui(type('h3')), wide: ui({ ...type('h2'), flexBasis: '100%' }) });
export const period = style(ui({ flex: '1 1 11rem', minWidth: 0 }));

export const out = style(ui({ ...column, alignContent: 'start', gap: space[3] }));
export const outWide = style(
  ui({
    padding: `clamp(${space[5]}, 4cqi, ${space[10]})`,
    border: `solid ${panel.line}`,
    borderWidth: panel.border,
    borderRadius: radius.card,
    background: color.surface,
  }),
);
// The width of the panel decides, not that of the words: the typeface comes later, and nothing may move with it.
export const sum = style(ui({ display: 'grid', gap: `${space[1]} ${space[4]}` }));
export const sumBeside = style(
  ui({
    '@container': {
      '(min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    },
  }),
);
export const sumLabel = quietSmall;
export const sumFigure = style(ui({ ...type('priceLarge'), minWidth: 0 }));
export const note = quietMicro;
