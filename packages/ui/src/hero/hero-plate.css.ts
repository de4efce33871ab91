import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, control, radius, rule, space } = vars;

export const root = style(ui({ background: color.brand, overflowX: 'clip' }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[6],
    paddingBlock: `${space[6]} ${space[8]}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) 24rem',
        alignItems: 'start',
        gap: space[8],
        paddingBlock: space[8],
      },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 29rem' },
    },
  }),
);
export const copy = style(ui({ position: 'relative', minWidth: 0, height: '100%' }));
export const title = style(ui({ ...type('display'), lineHeight: 0.86, textWrap: 'initial', overflowWrap: 'anywhere' }));
export const text = style(
  ui({
    ...type('lead'),
    maxWidth: '34rem',
    marginBlockStart: space[4],
    color: color.text,
    '@media': { [media.desktop]: { maxWidth: '21rem', lineHeight: 1.3 } },
  }),
);
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], marginBlockStart: space[3] }));
export const link = style(
  ui({ display: 'inline-flex', alignItems: 'center', minHeight: control.target, fontWeight: vars.weight.strong }),
);
export const picture = style(
  ui({
    display: 'none',
    '@media': {
      [media.desktop]: {
        display: 'block',
        position: 'absolute',
        insetInlineEnd: '-2.5rem',
        insetBlockEnd: '-2.4rem',
        width: '26.25rem',
      },
    },
  }),
);
export const caption = style(
  ui({
    ...type('small'),
    display: 'none',
    '@media': {
      [media.desktop]: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: control.target,
        marginBlockStart: space[2],
      },
    },
  }),
);
/** The plate: ruled in the ink of the page. */
export const panel = style(
  ui({
    position: 'relative',
    minWidth: 0,
    padding: space[5],
    border: `${rule.key} solid ${color.ink}`,
    borderRadius: `calc(${radius.panel} * 3)`,
    background: color.surface,
    color: color.text,
    '@media': { [media.desktop]: { padding: space[6] } },
  }),
);
