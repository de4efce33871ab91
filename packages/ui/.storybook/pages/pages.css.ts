import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { type, ui } from '../../src/theme/rules';

/** Parts keep their distance from what is above; the last one also needs it from the footer. */
export const lastPart = style(ui({ paddingBlockEnd: vars.rhythm.section }));

/** The enquiry form beside the pictures. */
export const panel = style(
  ui({
    padding: vars.space[5],
    background: vars.color.raised,
    border: `${vars.rule.control} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.panel,
  }),
);
export const panelTitle = style(ui({ ...type('h3'), marginBlockEnd: vars.space[4] }));
export const smallPrint = style(ui({ ...type('small'), color: vars.color.textQuiet, marginBlockStart: vars.space[3] }));
