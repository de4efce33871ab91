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
import { decimal } from './filter-string';
import { badRequest } from './request-error';

/**
 * Reads `facetFilters`: `["a:1", ["b:2", "b:-3"]]` is a:1 AND (b:2 OR NOT b:3). Also a single string, a
 * comma-separated one, or the JSON text of an array. A value that begins with a minus is written `a:\-1`.
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

function facetTerm(text: string): FacetTerm {
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest(`facetFilters: ${JSON.stringify(text)} is not of the form attribute:value`);
  const attribute = text.slice(0, colon).trim();
  const written = text.slice(colon + 1);
  if (written.startsWith('\\-')) return { attribute, value: written.slice(1), negated: false };
  const negated = written.startsWith('-');
  return { attribute, value: negated ? written.slice(1) : written, negated };
}

const COMPARISON = /^\s*([^<>=!:]+?)\s*(!=|<=|>=|<|>|=)\s*(\S+)\s*$/;
const RANGE = /^\s*([^<>=!:]+?)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/;

function numericTerm(text: string): NumericTerm {
  const comparison = COMPARISON.exec(text);
  const value = decimal(comparison?.[3] ?? '');
  if (comparison && value !== undefined) {
    return comparisonTerm(comparison[1]!, comparison[2] as Comparison, value);
  }
  const range = RANGE.exec(text);
  const low = decimal(range?.[2] ?? '');
  const high = decimal(range?.[3] ?? '');
  if (range && low !== undefined && high !== undefined) {
    return { attribute: range[1]!, low, high, outside: false, negated: false };
  }
  throw badRequest(`numericFilters: ${JSON.stringify(text)} is not of the form attribute>=1 or attribute:1 TO 5`);
}

function readGroups(name: string, value: unknown): string[][] {
  const list = typeof value === 'string' ? readText(name, value) : value;
  if (!Array.isArray(list)) throw badRequest(`${name}: expected a string or an array`);
  const groups: string[][] = [];
  for (const item of list as unknown[]) {
    if (typeof item === 'string') groups.push([item]);
    else if (Array.isArray(item)) {
      const inner: string[] = (item as unknown[]).map((alternative) => {
        if (typeof alternative !== 'string')
          throw badRequest(`${name}: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed`);
        return alternative;
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
