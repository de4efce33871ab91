import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, page, space } = vars;

export const button = style(ui({ display: 'inline-grid', justifyItems: 'start' }));
export const failed = style(ui({ ...type('small'), maxWidth: '36ch', color: color.danger }));

export const sheet = style(ui({ display: 'grid', gap: space[6], paddingBlock: `${space[4]} ${space[10]}` }));
export const actions = style([offPaper, ui({ display: 'flex', flexWrap: 'wrap', gap: space[3] })]);
export const head = style(
  ui({
    display: 'grid',
    gap: space[4],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  }),
);
export const pictures = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: page.gutter,
    breakInside: 'avoid',
  }),
);
export const picture = style(ui({ aspectRatio: '3 / 2', overflow: 'hidden', background: vars.stage.neutral }));
export const part = style(ui({ display: 'grid', gap: space[3], breakInside: 'avoid' }));
export const title = style(ui(type('h3')));
export const legal = style([quietMicro, ui({ display: 'grid', gap: space[2] })]);
