import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { atTouch, type, ui, uiGlobal } from '../theme/rules';

const { color, page, rule, space, weight } = vars;

/** Text as given: headings, lists, tables, pictures without classes of ours. */
export const prose = style(ui({ minWidth: 0, maxWidth: page.measure, overflowWrap: 'anywhere' }));

const inProse = (selector: string, rule_: Parameters<typeof uiGlobal>[1]) =>
  uiGlobal(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule_,
  );
inProse('> * + *', { marginBlockStart: space[4] });
inProse('> h2', { ...type('h3'), marginBlock: `${space[10]} ${space[4]}` });
inProse('> h3', { ...type('h4'), marginBlock: `${space[8]} ${space[3]}` });
inProse('> h2:first-child, > h3:first-child', { marginBlockStart: 0 });
inProse('ul, ol', { paddingInlineStart: space[6] });
inProse('ul', { listStyle: 'disc' });
inProse('ol', { listStyle: 'decimal' });
inProse('li + li', { marginBlockStart: space[2] });
inProse('a', { textDecoration: 'underline', textDecorationColor: color.lineControl });
inProse('a:hover', { textDecorationColor: 'currentColor' });
inProse('blockquote', { paddingInlineStart: space[5], borderInlineStart: `${rule.key} solid ${color.brandEdge}` });
inProse('table', { display: 'block', overflowX: 'auto', maxWidth: '100%' });
inProse('th, td', {
  paddingBlock: space[2],
  paddingInlineEnd: space[6],
  borderBlockEnd: `${rule.hair} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inProse('th', { fontWeight: weight.strong });
inProse('hr', { border: 0, borderBlockStart: `${rule.hair} solid ${color.line}`, marginBlock: space[8] });
inProse('img', { borderRadius: vars.radius.card });

/**
 * A text that a dealer wrote: its links look like the design system's, as tall as a finger. As blocks in the line, since
 * a flexible box would swallow the blanks beside a bold word.
 */
export const written = style({});
uiGlobal(`${written} a`, {
  display: 'inline-block',
  paddingBlock: `calc((${atTouch('1.75rem')} - 1lh) / 2)`,
  fontStretch: vars.type.label.width,
  fontWeight: weight.strong,
  textUnderlineOffset: '0.3em',
});
