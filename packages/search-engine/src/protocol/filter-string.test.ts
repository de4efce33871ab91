import { describe, expect, it } from 'vitest';
import type { Clause } from '../query/filter';
import { parseFilterString } from './filter-string';

function plain(filter: readonly Clause[]) {
  return filter.map((clause) =>
    clause.kind === 'facet'
      ? clause.terms.map(({ attribute, value, negated }) => `${negated ? '-' : ''}${attribute}=${value}`)
      : clause.terms.map(
          ({ attribute, low, high, outside, negated }) =>
            `${negated ? '-' : ''}${attribute}${outside ? '!' : ''}[${low},${high}]`,
        ),
  );
}

describe('filter strings', () => {
  it.each([
    ['', []],
    ['make:Toyota', [['make=Toyota']]],
    ['make:"Land Rover"', [['make=Land Rover']]],
    ["make:'Land Rover'", [['make=Land Rover']]],
    ['"my attribute":x', [['my attribute=x']]],
    ['"make:Land Rover"', [['make=Land Rover']]],
    ['make:"say \\"hi\\" \\\\ \\n"', [['make=say "hi" \\ \\n']]],
    ['NOT make:Kia', [['-make=Kia']]],
    ['make:Kia AND year:2020', [['make=Kia'], ['year=2020']]],
    ['make:Kia OR make:Mazda', [['make=Kia', 'make=Mazda']]],
    ['a:1 AND (b:2 OR NOT c:3) AND d:4', [['a=1'], ['b=2', '-c=3'], ['d=4']]],
    ['((a:1 OR b:2) OR c:3)', [['a=1', 'b=2', 'c=3']]],
    ['(a:1 AND b:2) AND c:3', [['a=1'], ['b=2'], ['c=3']]],
    ['price>=10 AND price <= 20.5', [['price[10,Infinity]'], ['price[-Infinity,20.5]']]],
    ['price = -5', [['price[-5,-5]']]],
    ['price!=5', [['price![5,5]']]],
    ['price:5.99 TO 100', [['price[5.99,100]']]],
    ['date: 1441745506 TO 1441755506', [['date[1441745506,1441755506]']]],
    ['NOT price:1 TO 2', [['-price[1,2]']]],
    ['km<5 OR price<5', [[`km[-Infinity,${below(5)}]`, `price[-Infinity,${below(5)}]`]]],
    ['km>0', [[`km[${Number.MIN_VALUE},Infinity]`]]],
    ['url:https://example.test/a?b', [['url=https://example.test/a?b']]],
    ['sale', [['_tags=sale']]],
    ['make:"AND" AND model:"OR"', [['make=AND'], ['model=OR']]],
    ['make:-x', [['make=-x']]],
  ])('reads %s', (text, clauses) => {
    expect(plain(parseFilterString(text))).toEqual(clauses);
  });

  it.each([
    '(a:1 AND b:2) OR c:3',
    'a:1 AND b:2 OR c:3',
    'a:1 OR b:2 AND c:3',
    'NOT (a:1 OR b:2)',
    'NOT NOT a:1',
    'a:1 OR price>5',
    'price>5 OR (a:1)',
    'a:1 b:2',
    'a:1 AND',
    'AND a:1',
    'OR',
    'NOT',
    'a:',
    ':x',
    'a:1)',
    '(a:1',
    '()',
    'a:"x',
    "a:'x",
    'price>',
    'price>abc',
    'price>0x10',
    'price>Infinity',
    'price:1 TO',
    'price:a TO b',
    'a::b c',
    '= 5',
    'a:b:c OR',
    `${'('.repeat(5000)}a:1${')'.repeat(5000)}`,
  ])('refuses %s', (text) => {
    expect(() => parseFilterString(text)).toThrow(expect.objectContaining({ name: 'RequestError', status: 400 }));
  });
});

function below(value: number): number {
  return value - 2 ** -50;
}
