import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, type, ui } from '../theme/rules';

const { color, page, radius, rule, space } = vars;

export const head = style(ui({ display: 'grid', gap: space[4], paddingBlock: `${space[6]} ${space[8]}` }));
export const title = style(ui({ ...type('h1'), maxWidth: '22ch', overflowWrap: 'anywhere' }));
export const lead = style(ui({ ...type('lead'), color: color.textQuiet, maxWidth: page.measure }));
export const actions = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[3]} ${space[5]}` }),
);
/** Words and a picture side by side, where there is room. */
export const pictured = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[4]} ${page.gutter}`,
    paddingBlock: `${space[4]} ${space[8]}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
);

/** On its own ground, with the breadcrumbs: as wide as the window, or as the page. */
export const grounds = styleVariants({
  column: ui({ paddingBlockStart: space[4] }),
  stage: ui({ paddingBlockStart: space[4], background: color.page, color: color.text }),
  plate: ui({ paddingBlockStart: space[4] }),
});
export const looks = styleVariants({
  column: ui({ borderInlineStart: `${rule.key} solid ${color.brandEdge}`, paddingInlineStart: space[6] }),
  stage: ui({
    paddingBlock: `${space[8]} ${space[12]}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        alignItems: 'end',
        columnGap: page.gutter,
      },
    },
  }),
  plate: ui({
    background: color.surface,
    border: `${rule.hair} solid ${color.line}`,
    borderRadius: radius.card,
    paddingInline: space[6],
    marginBlockStart: space[4],
  }),
});

/** The words of a head with a picture beside them: in one column, a sheet as tall as the picture. */
export const beside = styleVariants({
  column: ui({ paddingBlock: space[4] }),
  stage: ui({ paddingBlock: space[4], '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
  plate: ui({ marginBlockStart: 0, alignSelf: 'stretch', alignContent: 'center' }),
});
