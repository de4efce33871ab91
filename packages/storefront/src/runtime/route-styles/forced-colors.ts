/** A style sheet in two: `forced` holds the rules for forced colours, `rest` all others. */
export interface SplitSheet {
  readonly rest: string;
  readonly forced: string;
}

/** One statement of a sheet: `body` is null where it ends with a semicolon. */
interface Statement {
  readonly prelude: string;
  readonly body: string | null;
}

/** Where the statement that begins at `from` has its opening brace and its end, past what is quoted. */
const extent = (css: string, from: number): { readonly opened: number; readonly end: number } => {
  let opened = -1;
  let depth = 0;
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ';' && depth === 0) return { opened, end: at };
    else if (sign === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return { opened, end: at };
    }
  }
  return { opened, end: css.length };
};

const statementsOf = (css: string): readonly Statement[] => {
  const statements: Statement[] = [];
  for (let at = 0; at < css.length; ) {
    const { opened, end } = extent(css, at);
    const prelude = css.slice(at, opened < 0 ? end : opened).trim();
    if (prelude !== '') statements.push({ prelude, body: opened < 0 ? null : css.slice(opened + 1, end) });
    at = end + 1;
  }
  return statements;
};

/** At-rules that hold rules. */
const group = /^@(?:layer|media|supports|container)\b/;
const isForced = /^@media\s*\(forced-colors:\s*active\)$/;

/**
 * Takes the rules for forced colours out of a sheet. They stay within the layers and conditions that they stood in; what
 * else a condition asks for beside forced colours stays where it is.
 * @param css without comments, as esbuild writes it
 */
export const splitForcedColors = (css: string): SplitSheet => {
  let rest = '';
  let forced = '';
  for (const { prelude, body } of statementsOf(css)) {
    if (body === null) rest += `${prelude};`;
    else if (isForced.test(prelude)) forced += body;
    else if (group.test(prelude)) {
      const inner = splitForcedColors(body);
      if (inner.rest !== '') rest += `${prelude}{${inner.rest}}`;
      if (inner.forced !== '') forced += `${prelude}{${inner.forced}}`;
    } else rest += `${prelude}{${body}}`;
  }
  return { rest, forced };
};
