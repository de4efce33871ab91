// @ts-check
import ts from 'typescript';

/**
 * A regular expression in a source file.
 * @typedef {object} FoundPattern
 * @property {number} line counted from 1
 * @property {string} [source] absent when it is put together while the program runs
 * @property {string} [flags]
 */

/** @param {ts.Node | undefined} node */
const textOf = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined);

/** @param {ts.Node} node @returns {Omit<FoundPattern, 'line'> | undefined} */
const patternOf = (node) => {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [first, second] = node.arguments ?? [];
  // A copy of a literal: the literal is found by itself.
  if (first !== undefined && ts.isRegularExpressionLiteral(first)) return undefined;
  return { source: textOf(first), flags: second === undefined ? '' : textOf(second) };
};

/**
 * Every regular expression of a source file: literals, and what is given to RegExp.
 * @param {string} path decides how it is read: TypeScript, JSX or JavaScript
 * @param {string} text
 * @returns {FoundPattern[]}
 */
export const findPatterns = (path, text) => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  /** @type {FoundPattern[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const pattern = patternOf(node);
    if (pattern !== undefined) {
      found.push({ ...pattern, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/**
 * Whether a pattern repeats nothing without end, and so cannot take long.
 * @param {string} source
 */
export const isBounded = (source) => !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''));
