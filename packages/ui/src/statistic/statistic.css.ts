import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';

const { color, facts, page, space } = vars;

/** Ruled and divided as the theme rules its facts. */
export const group = style(
  ui({
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: `${space[6]} ${page.gutter}`,
    paddingBlock: facts.padY,
    border: `solid ${color.lineStrong}`,
    borderWidth: facts.rule,
    color: color.text,
  }),
);
export const statistic = style(
  ui({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space[1],
    minWidth: 0,
    // The dividers stand in the gutter; the one of the first column is cut off by the group.
    marginInlineStart: `calc(-1 * (${facts.padX} + ${facts.divider}))`,
    paddingInlineStart: facts.padX,
    borderInlineStart: `${facts.divider} solid ${color.line}`,
    overflowWrap: 'anywhere',
  }),
);
export const figure = style(ui({ ...type('priceLarge'), fontFamily: vars.font.heading }));
export const label = style(ui({ ...type('body'), color: color.textQuiet }));
export const note = style([faintMicro, ui({ display: 'block' })]);
