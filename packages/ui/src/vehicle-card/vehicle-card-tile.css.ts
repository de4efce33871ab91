import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, move, type, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';
import { picked, ticked } from './picked';

const { color, control, rule, space, weight } = vars;

export const card = style(
  ui({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minWidth: 0,
    background: color.surface,
    border: `${rule.hair} solid ${color.line}`,
    borderBlockStart: `${rule.heavy} solid ${color.lineStrong}`,
    transition: move('fast', 'background-color'),
    selectors: { [`&:has(${ticked})`]: picked },
    '@media': { [media.hover]: { selectors: { '&:hover': picked } } },
  }),
);
export const main = style(
  ui({
    // What a card has less than its neighbours is missing here: facts and feet of a row stand level.
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space[2],
    minWidth: 0,
    padding: space[3],
  }),
);
export const meta = style([faintMicro, ui({ maxWidth: '100%', overflowWrap: 'anywhere' })]);

export const specs = style(
  ui({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const spec = style(
  ui({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    minWidth: 0,
    padding: `${space[2]} ${space[3]}`,
    borderInlineStart: `${rule.hair} solid ${color.line}`,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { borderInlineStart: 0 } },
  }),
);
export const specLabel = faintMicro;
export const specValue = style(ui({ ...type('small'), color: color.text, fontWeight: weight.medium }));

export const foot = style(
  ui({
    overflowWrap: 'anywhere',
    // Above the link that covers the card.
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[3]}`,
    minHeight: control.target,
    padding: `${space[1]} ${space[3]}`,
    borderBlockStart: `${rule.hair} solid ${color.line}`,
  }),
);
export const repayment = style(ui({ flexBasis: '100%' }));
export const above = style(ui({ marginInlineStart: 'auto' }));
export const link = style(
  ui({
    ...type('small'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: control.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.text,
    textDecoration: 'underline',
  }),
);
