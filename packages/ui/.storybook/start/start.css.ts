import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { type, ui, uiGlobal } from '../../src/theme/rules';

const { color, page, radius, space } = vars;

const mono = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.9em' };

export const prose = style(ui({ display: 'grid', gap: space[4], maxWidth: page.measure }));
const columns = (least: string) =>
  ui({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`, gap: space[5] });
export const plates = style(columns('15rem'));
export const pairs = style(columns('22rem'));
export const plate = style(
  ui({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    padding: space[5],
    background: color.sunk,
    borderRadius: radius.card,
  }),
);
export const plateTitle = style(ui(type('h4')));
export const quiet = style(ui({ ...type('small'), color: color.textQuiet }));
export const links = style(ui({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` }));
export const steps = style(
  ui({ display: 'grid', gap: space[3], maxWidth: page.measure, paddingInlineStart: space[6], listStyle: 'decimal' }),
);
export const stack = style(ui({ display: 'grid', gap: space[4] }));
export const term = style(ui(type('h4')));
for (const words of [prose, steps, quiet]) uiGlobal(`${words} code`, mono);
