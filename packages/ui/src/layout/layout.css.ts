import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui, uiGlobal } from '../theme/rules';

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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: `${space[2]} ${space[6]}`,
    marginBlockEnd: rhythm.head,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    paddingBlockStart: `calc(${rule.section} * 6)`,
    borderBlockStart: `${rule.section} solid ${color.lineStrong}`,
  }),
);

export const sectionTitle = style(ui({ ...type('h2'), gridColumn: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const sectionLead = style(ui({ gridColumn: 1, maxWidth: page.measure, color: color.textQuiet }));
/** After the words on a phone, at their end elsewhere: never between title and sentence. */
export const sectionAction = style(
  ui({
    justifySelf: 'start',
    '@media': {
      [media.tablet]: {
        gridColumn: 2,
        gridRow: 1,
        justifySelf: 'end',
        selectors: { [`${sectionLead} + &`]: { gridRow: '1 / span 2' } },
      },
    },
  }),
);

/** The last thing of a page, which may have scripts after it. */
const last = ':not(:has(~ :not(script, link, style, template)))';
for (const space of [sectionSpaces.above, sectionSpaces.halfAbove]) {
  // What follows it is the footer: the next section that would keep its distance is not there.
  uiGlobal(`main > .${space}${last}, main > div${last} > .${space}${last}`, { paddingBlockEnd: rhythm.section });
}
