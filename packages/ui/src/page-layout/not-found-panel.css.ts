import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { type, ui } from '../theme/rules';

const { color, control, page, rhythm, rule, space, weight } = vars;

export const root = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], paddingBlock: rhythm.section }),
);
export const words = style(ui({ display: 'grid', gap: space[4], justifyItems: 'start' }));
export const title = style(ui({ ...type('h1'), maxWidth: '22ch', overflowWrap: 'anywhere' }));
export const text = style(ui({ ...type('lead'), maxWidth: page.measure, color: color.textQuiet }));
export const search = style(ui({ maxWidth: '40rem' }));
export const ways = style(ui({ maxWidth: '40rem', borderBlockStart: `${rule.heavy} solid ${color.lineStrong}` }));
export const way = style(ui({ borderBlockEnd: `${rule.hair} solid ${color.line}` }));
export const wayLink = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: `max(3.25rem, ${control.target})`,
    paddingBlock: space[2],
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.brandText } },
  }),
);
