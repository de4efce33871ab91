import type { Vehicle } from '@forecourt/domain/vehicle';
import { aRecordInput } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetAttribute } from '../criteria/attributes';
import { escapeFacetValue } from '../parameters/facet-values';
import { toSearchParameters } from '../parameters/search-parameters';
import type { SearchRecord } from '../record/record';
import { toSearchRecord } from '../record/to-search-record';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { parseSearchUrl } from '../url/search-url';
import { respelledQuery } from './respelled-query';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'vehicles' };

/** The values that a record has for the attribute of a facet. */
const valuesOf = (record: SearchRecord, attribute: string): readonly string[] => {
  const value = attribute
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], record);
  return [value].flat().map(String);
};

/** Whether an address finds a record, by the refinements that the engine is asked for. */
const finds = (pathname: string, written: URLSearchParams, record: SearchRecord): boolean => {
  const parsed = parseSearchUrl(pathname, respelledQuery(written) ?? written, settings);
  if (parsed.kind !== 'criteria') return false;
  const { disjunctiveFacetsRefinements = {} } = toSearchParameters(parsed.criteria, settings);
  return Object.entries(disjunctiveFacetsRefinements).every(([attribute, values]) =>
    values.some((value) => valuesOf(record, attribute).map(escapeFacetValue).includes(value)),
  );
};

const recordOf = (of: Partial<Vehicle>): SearchRecord => toSearchRecord(aRecordInput(of));

describe('an address in any spelling', () => {
  it.each([
    ['colour=WHITE', 'colour=White'],
    ['colour=Black+%2F+red&model=corolla', 'colour=Black%2FRed&model=Corolla'],
    ['make_model=Toyota+%3E+HILUX&make=Toyota', 'make_model=Toyota+%3E+HiLux&make=Toyota'],
    ['filtered_features=TOW+BAR&page=2', 'filtered_features=Tow+bar&page=2'],
    ['badge=ascent+sport', 'badge=Ascent+Sport'],
  ])('%s is led to %s', (written, spelled) => {
    expect(respelledQuery(new URLSearchParams(written))?.toString()).toBe(spelled);
    expect(respelledQuery(new URLSearchParams(spelled))).toBeNull();
  });

  it.each(['', 'make=toyota&query=COROLLA', 'colour=Other', 'model=', 'constructor=WHITE', 'make_model=Toyota'])(
    '%s stays as it is',
    (written) => {
      expect(respelledQuery(new URLSearchParams(written))).toBeNull();
    },
  );

  it('finds a vehicle whatever the spelling of its feed', () => {
    const word = fc.string({ minLength: 1, maxLength: 7, unit: fc.constantFrom(...'abeiktxHLW59-éü') });
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const spelling = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase(),
      (text) => ` ${text}`,
    );
    const field = fc.constantFrom('model', 'badge', 'colour', 'filtered_features', 'make_model');
    fc.assert(
      fc.property(name, field, spelling, spelling, (text, attribute, inFeed, inAddress) => {
        fc.pre(/[a-z0-9]/i.test(text));
        const fed = inFeed(text);
        const record = recordOf({ make: 'Toyota', model: fed, badge: fed, colour: fed, standardEquipment: [fed] });
        const asked = inAddress(text);
        const value = attribute === 'make_model' ? `Toyota > ${asked.trim()}` : asked;
        expect(valuesOf(record, facetAttribute(attribute))).not.toEqual(['']);
        expect(finds('/search', new URLSearchParams([[attribute, value]]), record)).toBe(true);
      }),
    );
  });

  it('finds by path what it finds by name', () => {
    for (const model of ['X-Trail', 'X-TRAIL', 'x trail'])
      expect(finds('/search/nissan/x-trail', new URLSearchParams(), recordOf({ make: 'NISSAN', model }))).toBe(true);
  });
});
