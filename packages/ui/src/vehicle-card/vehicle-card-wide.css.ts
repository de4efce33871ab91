import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietSmall } from '../theme/voices.css';
import { growPicture } from './growing-picture';

const { color, control, page, rule, space } = vars;

export const card = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    minWidth: 0,
    containerType: 'inline-size',
  }),
);
growPicture(card);

/** On a phone the set runs to both edges of the screen. */
export const picture = style(
  ui({
    '@media': {
      [media.phone]: { selectors: { '&&': { marginInline: `calc(-1 * ${page.margin})`, borderRadius: 0 } } },
    },
  }),
);
export const cornerInset = style(
  ui({ '@media': { [media.phone]: { paddingInlineStart: `calc(${page.margin} - ${space[3]})` } } }),
);

export const body = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: space[5],
    paddingBlockStart: space[5],
    minWidth: 0,
  }),
);
export const main = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Under each other the money stands on the actions, level with its neighbours whatever the length of a name.
    gridTemplateRows: '1fr auto',
    gap: `${space[4]} ${page.gutter}`,
    minWidth: 0,
    '@container': {
      '(min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gridTemplateRows: 'auto' },
    },
  }),
);
export const words = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[1], minWidth: 0 }),
);
export const place = style([quietSmall, ui({ overflowWrap: 'anywhere' })]);
export const money = style(ui({ minWidth: 0, maxWidth: '18rem' }));

export const actions = style(
  ui({
    overflowWrap: 'anywhere',
    ...type('nav'),
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    alignItems: 'baseline',
    gap: space[5],
    paddingBlockStart: space[1],
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const action = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: control.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text,
    textDecoration: 'none',
  }),
);
export const actionLabel = style(
  ui({
    paddingBlockEnd: space[1],
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 100%',
    backgroundSize: `0 ${rule.hair}`,
    transition: `background-size ${vars.motion.base} ${vars.motion.ease}`,
    selectors: {
      ':first-child > &': { backgroundSize: `100% ${rule.hair}` },
      ':hover > &': { backgroundSize: `100% ${rule.hair}` },
    },
  }),
);
