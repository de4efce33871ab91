import { style } from '@vanilla-extract/css';
import { offPaper } from '../theme/absence.css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { page, space } = vars;

/** A phone whose dock holds the way to the filters. Without scripts that in the page stays: it leads to a place above. */
const docked = `${media.phone} and (scripting: enabled)`;

export const root = style(ui({ paddingBlock: `${space[4]} ${vars.rhythm.half}` }));
export const head = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: `${space[3]} ${space[6]}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
  }),
);
export const tools = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: space[3],
    '@media': { [media.tablet]: { display: 'flex' }, [docked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const open = style(ui({ '@media': { [media.desktop]: { display: 'none' }, [docked]: { display: 'none' } } }));
export const sort = style(ui({ '@media': { [media.tablet]: { minWidth: '13.5rem' } } }));
export const chips = style(ui({ gridColumn: '1 / -1', minWidth: 0 }));
export const grid = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: `calc(2 * ${page.gutter})` },
    },
  }),
);
/** A column on wide screens; elsewhere only when an address or a link without scripts asks for it. */
export const aside = style([
  offPaper,
  ui({
    display: 'none',
    minWidth: 0,
    selectors: { '&:target': { display: 'block' } },
    '@media': { [media.desktop]: { display: 'block' } },
  }),
]);
export const form = style(ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] }));
