import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, radius, rhythm, rule, space, weight } = vars;

export const root = style(ui({ paddingBlock: rhythm.half }));
export const trail = style(ui({ marginBlockEnd: space[6] }));
export const panel = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    padding: `${space[8]} ${space[6]}`,
    borderRadius: radius.stage,
    overflowWrap: 'anywhere',
    '@media': {
      [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: space[16], padding: space[16] },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
);
export const tones = styleVariants({
  brand: ui({ background: color.brand }),
  night: ui({ background: color.page }),
  surface: ui({
    border: `${rule.hair} solid ${color.line}`,
    borderBlockStart: `${space[1]} solid ${color.positive}`,
    borderRadius: radius.panel,
    background: color.surface,
  }),
});
export const title = style(ui({ ...type('h1'), marginBlockEnd: space[3] }));
export const text = style(ui({ ...type('lead'), maxWidth: '44ch' }));
export const actions = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[3]} ${space[6]}`,
    marginBlockStart: space[6],
  }),
);
export const said = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[5] }),
);
export const facts = style(ui({ display: 'grid', alignContent: 'start' }));
export const fact = style(
  ui({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
/** Whole, whatever stands beside it: a long value breaks. */
export const factName = style(ui({ flex: 'none', maxWidth: '50%' }));
export const factValue = style(ui({ fontWeight: weight.strong, textAlign: 'end' }));
export const terms = style(
  ui({ maxWidth: '48rem', paddingBlockStart: space[6], selectors: { '&:empty': { display: 'none' } } }),
);
export const steps = style(ui({ maxWidth: '48rem', paddingBlockStart: rhythm.half }));
