import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, rhythm, rule, space } = vars;

export const container = style(
  ui({
    width: '100%',
    maxWidth: `calc(${page.max} + 2 * ${page.margin})`,
    marginInline: 'auto',
    paddingInline: page.margin,
  }),
);

const { 2: two, 3: three, 4: four, 5: five, 6: six } = space;

/** Between parts of one thing; between sections stands the template's rhythm. */
export const gaps = styleVariants({ 2: two, 3: three, 4: four, 5: five, 6: six }, (step) => ui({ gap: step }));

export const stack = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }));
export const stackAligns = styleVariants({
  stretch: {},
  start: ui({ justifyItems: 'start' }),
});

export const cluster = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));

export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: page.gutter,
    rowGap: rhythm.cards,
  }),
);

const columns = (tablet: number, desktop: number) =>
  ui({
    '@media': {
      [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
      [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
    },
  });

export const gridColumns = styleVariants({
  1: {},
  2: columns(2, 2),
  3: columns(2, 3),
  4: columns(2, 4),
});

export const section = style(ui({ position: 'relative' }));
export const sectionSpaces = styleVariants({
  full: ui({ paddingBlock: rhythm.section }),
  /** Space above only: sections follow each other on one ground. */
  above: ui({ paddingBlockStart: rhythm.section }),
  half: ui({ paddingBlock: rhythm.half }),
  halfAbove: ui({ paddingBlockStart: rhythm.half }),
  none: {},
});
export const sectionTones = styleVariants({
  page: {},
  night: ui({ background: color.page }),
  brand: ui({ background: color.brand }),
});

export const sectionHead = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
    marginBlockEnd: rhythm.head,
    paddingBlockStart: `calc(${rule.section} * 6)`,
    borderBlockStart: `${rule.section} solid ${color.lineStrong}`,
  }),
);

/** Title and sentence, which nothing comes between. */
export const sectionWords = style(ui({ flex: '1 1 24rem', minWidth: 0 }));
export const sectionTitle = style(ui({ ...type('h2'), overflowWrap: 'anywhere' }));
export const sectionLead = style(ui({ maxWidth: page.measure, marginBlockStart: space[2], color: color.textQuiet }));
