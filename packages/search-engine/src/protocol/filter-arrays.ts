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

/**
 * Reads `facetFilters`: `["a:1", ["b:2", "b:-3"]]` is a:1 AND (b:2 OR NOT b:3). Also a single string, a
 * comma-separated one, or the JSON text of an array. A value that begins with a minus is written `a:\-1`,
 * one that begins so itself `a:\\-1`.
 * @throws RequestError 400.
 */
export function parseFacetFilters(value: unknown): Filter {
  return readGroups('facetFilters', value).map((group) => facetClause(group.map(facetTerm)));
}

/**
 * Reads `numericFilters`: `["price>=1000", ["seats=5", "seats=7"], "year:2015 TO 2020"]`, in the same forms.
 * @throws RequestError 400.
 */
export function parseNumericFilters(value: unknown): Filter {
  return readGroups('numericFilters', value).map((group): Clause => numericClause(group.map(numericTerm)));
}

/**
 * Reads `tagFilters`: the same forms, of values of the facet `_tags`.
 * @throws RequestError 400.
 */
export function parseTagFilters(value: unknown): Filter {
  return readGroups('tagFilters', value).map((group) => facetClause(group.map((tag) => facetTerm(`_tags:${tag}`))));
}

function facetTerm(text: string): FacetTerm {
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest(`facetFilters: ${quoted(text)} is not of the form attribute:value`);
  const attribute = text.slice(0, colon).trim();
  const written = text.slice(colon + 1);
  if (/^\\+-/.test(written)) return { attribute, value: written.slice(1), negated: false };
  const negated = written.startsWith('-');
  return { attribute, value: negated ? written.slice(1) : written, negated };
}

// The attribute and the value hold no sign, so that neither can be read in two ways. What surrounds them is trimmed
// afterwards: a pattern that also looks for the end of the spaces takes the cube of their number.
const CONDITION = /^([^<>=!:]+)(!=|<=|>=|<|>|=|:)([^<>=!:]+)$/;

function numericTerm(text: string): NumericTerm {
  const [, before = '', sign, after = ''] = CONDITION.exec(text) ?? [];
  const attribute = before.trim();
  const parts = after.trim().split(/\s+/);
  const [low, high] = [decimal(parts[0]!), decimal(parts[2] ?? '')];
  if (attribute !== '' && low !== undefined) {
    if (sign !== ':' && parts.length === 1) return comparisonTerm(attribute, sign as Comparison, low);
    if (sign === ':' && parts.length === 3 && /^to$/i.test(parts[1]!) && high !== undefined) {
      return { attribute, low, high, outside: false, negated: false };
    }
  }
  throw badRequest(`numericFilters: ${quoted(text)} is not of the form attribute>=1 or attribute:1 TO 5`);
}

function readGroups(name: string, value: unknown): string[][] {
  const list = typeof value === 'string' ? readText(name, value) : value;
  if (!Array.isArray(list)) throw badRequest(`${name}: expected a string or an array`);
  const groups: string[][] = [];
  for (const item of list as unknown[]) {
    if (typeof item === 'string') groups.push([readEntry(name, item)]);
    else if (Array.isArray(item)) {
      const inner: string[] = (item as unknown[]).map((alternative) => {
        // A list of one inside an OR is an AND of one: the protocol allows it.
        const only: unknown = Array.isArray(alternative) && alternative.length === 1 ? alternative[0] : alternative;
        if (typeof only !== 'string')
          throw badRequest(`${name}: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed`);
        return readEntry(name, only);
      });
      // An empty OR is what clients send when nothing is chosen: no condition.
      if (inner.length > 0) groups.push(inner);
    } else throw badRequest(`${name}: expected strings or arrays of strings`);
  }
  return groups;
}

// Legacy text form: commas are AND, a parenthesised list is OR.
function readText(name: string, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.startsWith('[')) {
    try {
      return JSON.parse(trimmed);
    } catch {
      throw badRequest(`${name}: not a JSON array`);
    }
  }
  const groups: (string | string[])[] = [];
  for (const match of trimmed.matchAll(/\(([^()]*)\)|([^,()]+)/g)) {
    if (match[1] !== undefined) groups.push(match[1].split(',').map((part) => part.trim()));
    else if (match[2]?.trim()) groups.push(match[2].trim());
  }
  return groups;
}
