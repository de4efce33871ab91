import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, media, type, ui, uiGlobal } from '../theme/rules';

const { color, notice, page, radius, space, weight } = vars;

export const form = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[5]} ${page.gutter}`,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

const span = (columns: number) => ui({ '@media': { [media.tablet]: { gridColumn: `span ${columns}` } } });

export const widths = styleVariants({
  full: ui({ gridColumn: '1 / -1' }),
  half: span(3),
  third: span(2),
  twoThirds: span(4),
});

export const part = style(ui({ ...type('h3'), gridColumn: '1 / -1', marginBlockStart: space[4] }));

export const summary = style(
  ui({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space[2],
    padding: space[5],
    borderRadius: radius.control,
    borderStyle: 'solid',
    borderColor: color.danger,
    borderWidth: notice.border,
    background: color.dangerSoft,
  }),
);
export const summaryTitle = style(
  ui({ ...type('body'), display: 'flex', gap: space[2], color: color.danger, fontWeight: weight.strong }),
);
export const summaryList = style(ui({ ...type('small'), display: 'grid', justifyItems: 'start' }));

uiGlobal(`${summaryList} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: atTouch('1.75rem'),
  textDecoration: 'underline',
  color: color.danger,
});
