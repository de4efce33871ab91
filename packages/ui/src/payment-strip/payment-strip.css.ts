import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ui } from '../theme/rules';
import { quietMicro } from '../theme/voices.css';

const { color, radius, rule, space, tag, weight } = vars;

export const strip = style(ui({ display: 'flex', flexWrap: 'wrap', gap: space[2], overflowWrap: 'anywhere' }));
/** A plate where tags are plates; a word with a hairline before it where they are not. */
export const mark = style([
  quietMicro,
  ui({
    padding: `${space[1]} max(${tag.padX}, ${space[2]})`,
    border: `${rule.hair} solid ${tag.line}`,
    borderInlineStartColor: color.line,
    borderRadius: radius.tag,
    fontWeight: weight.medium,
  }),
]);
