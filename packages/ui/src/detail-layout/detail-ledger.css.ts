import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';
import { faintMicro } from '../theme/voices.css';

const { rhythm, space } = vars;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The narrow column of price and calculator. */
const side = '29rem';

export const head = style(
  ui({
    ...stack,
    gap: `${space[4]} ${space[8]}`,
    alignItems: 'start',
    paddingBlock: `${space[2]} ${space[5]}`,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
      [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${side}` },
    },
  }),
);
export const crumbs = style(ui({ paddingBlockStart: space[3] }));
export const purchase = style(ui({ ...stack, gap: space[3], minWidth: 0 }));
export const sight = style(
  ui({
    ...stack,
    gap: `${space[5]} ${space[6]}`,
    alignItems: 'start',
    marginBlockStart: space[5],
    '@media': {
      [media.desktop]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: `minmax(0, 1fr) ${side}` } } },
    },
  }),
);
export const pictures = style(ui({ ...stack, gap: space[2], minWidth: 0 }));
export const links = style(
  ui({
    ...stack,
    gap: `0 ${space[6]}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        selectors: { '&:has(> :nth-child(3))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' } },
      },
    },
  }),
);
export const parts = style(
  ui({
    ...stack,
    gap: `${rhythm.section} ${space[6]}`,
    paddingBlock: rhythm.section,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const places = styleVariants({
  full: ui({ minWidth: 0, gridColumn: '1 / -1' }),
  start: ui({ minWidth: 0 }),
  end: ui({ minWidth: 0 }),
});
export const disclaimer = style([faintMicro, ui({ paddingBlockEnd: space[6] })]);
