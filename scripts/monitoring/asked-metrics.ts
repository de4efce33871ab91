/** A metric that an expression asks for, with the labels that it chooses by. */
export interface AskedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

const words = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
  'offset',
]);

const labelsIn = (braces: string | undefined): readonly string[] =>
  [...(braces ?? '').matchAll(/([a-zA-Z_]\w*)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);

/** The metrics that an expression of PromQL names: what is neither a function, a word of the language, nor a label. */
export const askedMetrics = (expression: string): readonly AskedMetric[] => {
  const plain = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...plain.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(\s*\()?/g)].flatMap(
    ([, name = '', braces, call]) =>
      call !== undefined || words.has(name) ? [] : [{ name, labels: labelsIn(braces) }],
  );
};
