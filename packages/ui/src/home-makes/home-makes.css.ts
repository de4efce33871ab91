import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, control, font, page, rule, space } = vars;

export const ledger = style(
  ui({
    columns: 2,
    columnGap: page.gutter,
    '@media': { [media.tablet]: { columns: 3 }, [media.desktop]: { columns: 4, columnGap: space[10] } },
  }),
);
export const row = style(ui({ breakInside: 'avoid', borderBlockEnd: `${rule.hair} solid ${color.line}` }));
export const rowLink = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: control.target,
    fontFamily: font.heading,
    fontSize: vars.type.h4.size,
    fontStretch: vars.type.nav.width,
    fontWeight: vars.type.nav.weight,
    lineHeight: 1.2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.brandSoft, boxShadow: `-8px 0 ${color.brandSoft}, 8px 0 ${color.brandSoft}` },
    },
  }),
);
export const name = style(ui({ flex: 1, minWidth: 0 }));
/** A mark is drawn for a light ground. */
export const mark = style(
  ui({
    flex: 'none',
    width: 'auto',
    height: '1.25em',
    maxWidth: '3.5em',
    objectFit: 'contain',
    background: color.stageWall,
  }),
);
export const note = style(ui({ flex: 'none', color: color.textQuiet, fontWeight: vars.weight.regular }));
