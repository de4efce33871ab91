import {
  type Clause,
  type Comparison,
  comparisonTerm,
  type FacetTerm,
  type Filter,
  facetClause,
  type NumericTerm,
  numericClause,
} from '../query/filter';
import { badRequest } from '../refusals/request-error';
import { decimal } from '../text/decimal';
import { quoted, readEntry } from './parameter-values';

/** Parentheses deeper than this are refused; no sensible filter comes near. */
const DEEPEST_GROUP = 32;

type Token =
  | { readonly kind: 'open' | 'close' | 'colon' | 'end'; readonly at: number }
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly at: number }
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean; readonly at: number };

type Expression =
  | { readonly kind: 'facet'; readonly term: FacetTerm }
  | { readonly kind: 'numeric'; readonly term: NumericTerm }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[] };

/**
 * Reads the `filters` parameter: `attr:value`, `attr:"value"`, `attr:1 TO 5`, `attr >= 1`, AND, OR, NOT and parentheses.
 * Like Algolia it refuses an OR of ANDs, NOT before a group, and facets mixed with numbers inside an OR. AND binds
 * tighter than OR, so `a OR b AND c` needs parentheses. Groups of ANDs are flattened.
 * @throws RequestError 400 with the place of the fault.
 */
export function parseFilterString(text: string): Filter {
  const tokens = tokenize(text);
  if (tokens.length === 1) return [];
  const parser = new FilterParser(tokens);
  const expression = parser.disjunction(0);
  parser.expectEnd();
  return clausesOf(expression);
}

class FilterParser {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  disjunction(depth: number): Expression {
    const parts = [this.conjunction(depth)];
    while (this.takeKeyword('OR')) parts.push(this.conjunction(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'or', parts };
  }

  expectEnd(): void {
    if (this.peek().kind !== 'end') throw unexpected(this.peek());
  }

  private conjunction(depth: number): Expression {
    const parts = [this.operand(depth)];
    while (this.takeKeyword('AND')) parts.push(this.operand(depth));
    return parts.length === 1 ? parts[0]! : { kind: 'and', parts };
  }

  private operand(depth: number): Expression {
    if (this.takeKeyword('NOT')) {
      if (this.peek().kind === 'open') throw badRequest('filters: NOT cannot be used with a group of filters');
      return this.condition(true);
    }
    if (this.peek().kind !== 'open') return this.condition(false);
    if (depth >= DEEPEST_GROUP) throw badRequest('filters: too many nested parentheses');
    this.at++;
    const inner = this.disjunction(depth + 1);
    if (this.peek().kind !== 'close') throw unexpected(this.peek());
    this.at++;
    return inner;
  }

  private condition(negated: boolean): Expression {
    const name = this.peek();
    if (name.kind !== 'word' || isKeyword(name)) throw unexpected(name);
    this.at++;
    const operator = this.peek();
    if (operator.kind === 'compare') {
      this.at++;
      return { kind: 'numeric', term: comparisonTerm(name.text, operator.comparison, this.number(), negated) };
    }
    if (operator.kind === 'colon') {
      this.at++;
      return this.colonCondition(name.text, negated);
    }
    return { kind: 'facet', term: bareTerm(name.text, name.quoted, negated) };
  }

  private colonCondition(attribute: string, negated: boolean): Expression {
    const value = this.peek();
    if (value.kind !== 'word' || isKeyword(value)) throw unexpected(value);
    this.at++;
    if (!this.takeKeyword('TO')) return { kind: 'facet', term: { attribute, value: value.text, negated } };
    const low = readNumber(value);
    return { kind: 'numeric', term: { attribute, low, high: this.number(), outside: false, negated } };
  }

  private number(): number {
    const token = this.peek();
    if (token.kind !== 'word') throw unexpected(token);
    this.at++;
    return readNumber(token);
  }

  private takeKeyword(keyword: string): boolean {
    const token = this.peek();
    if (token.kind !== 'word' || token.quoted || token.text !== keyword) return false;
    this.at++;
    return true;
  }

  private peek(): Token {
    return this.tokens[this.at]!;
  }
}

const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'TO']);

function isKeyword(token: Token): boolean {
  return token.kind === 'word' && !token.quoted && KEYWORDS.has(token.text);
}

// A quoted "attribute:value" is one facet filter; a word alone is a tag.
function bareTerm(text: string, quoted: boolean, negated: boolean): FacetTerm {
  const colon = quoted ? text.indexOf(':') : -1;
  if (colon > 0) return { attribute: text.slice(0, colon), value: text.slice(colon + 1), negated };
  return { attribute: '_tags', value: text, negated };
}

function clausesOf(expression: Expression): Clause[] {
  if (expression.kind === 'and') return expression.parts.flatMap(clausesOf);
  if (expression.kind !== 'or') return [clauseOf([expression])];
  const alternatives: Expression[] = [];
  const flatten = (parts: readonly Expression[]) => {
    for (const part of parts) {
      if (part.kind === 'or') flatten(part.parts);
      else alternatives.push(part);
    }
  };
  flatten(expression.parts);
  return [clauseOf(alternatives)];
}

function clauseOf(alternatives: readonly Expression[]): Clause {
  const facets: FacetTerm[] = [];
  const numbers: NumericTerm[] = [];
  for (const alternative of alternatives) {
    if (alternative.kind === 'facet') facets.push(alternative.term);
    else if (alternative.kind === 'numeric') numbers.push(alternative.term);
    else throw badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
  }
  if (facets.length > 0 && numbers.length > 0) {
    throw badRequest('filters: facet and numeric filters cannot be mixed in the same OR');
  }
  return facets.length > 0 ? facetClause(facets) : numericClause(numbers);
}

function readNumber(token: { readonly text: string; readonly at: number }): number {
  const value = decimal(token.text);
  if (value === undefined) {
    throw badRequest(`filters: expected a number, found ${quoted(token.text)} at col ${token.at + 1}`);
  }
  return value;
}

function unexpected(token: Token): Error {
  const found = token.kind === 'end' ? 'end of filter' : token.kind === 'word' ? quoted(token.text) : token.kind;
  return badRequest(`filters: Unexpected ${found} at col ${token.at + 1}`);
}

const SCORE = '<score=';
const SIGNS = /^(?:!=|<=|>=|<|>|=)/;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at]!;
    if (/\s/.test(sign)) at++;
    else if (sign === '(') tokens.push({ kind: 'open', at: at++ });
    else if (sign === ')') tokens.push({ kind: 'close', at: at++ });
    else if (sign === ':') tokens.push({ kind: 'colon', at: at++ });
    else if (sign === '"' || sign === "'") at = quotedWord(text, at, sign, tokens);
    else if (text.startsWith(SCORE, at))
      throw badRequest('filters: scores (<score=n>) are not supported: leave them out');
    else {
      const comparison = SIGNS.exec(text.slice(at, at + 2))?.[0] as Comparison | undefined;
      if (comparison) {
        tokens.push({ kind: 'compare', comparison, at });
        at += comparison.length;
      } else at = bareWord(text, at, tokens);
    }
  }
  tokens.push({ kind: 'end', at });
  return tokens;
}

function quotedWord(text: string, from: number, quote: string, tokens: Token[]): number {
  let value = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === quote) {
      tokens.push({ kind: 'word', text: readEntry('filters', value), quoted: true, at: from });
      return at + 1;
    }
    // A backslash keeps the next quote or backslash; before anything else it is itself.
    if (sign === '\\' && (text[at + 1] === quote || text[at + 1] === '\\')) value += text[++at];
    else value += sign;
  }
  throw badRequest(`filters: missing closing quote for the one at col ${from + 1}`);
}

function bareWord(text: string, from: number, tokens: Token[]): number {
  let at = from;
  // After the colon of `attr:value` a value may hold further colons (a URL, a time); an attribute name may not.
  const isValue = tokens.at(-1)?.kind === 'colon';
  while (at < text.length && !/[\s()"'<>=]/.test(text[at]!) && !(text[at] === '!' && text[at + 1] === '=')) {
    if (text[at] === ':' && !isValue) break;
    at++;
  }
  // Only a stray sign such as a lone quote could leave nothing, and those are taken before.
  tokens.push({ kind: 'word', text: readEntry('filters', text.slice(from, at)), quoted: false, at: from });
  return at;
}
