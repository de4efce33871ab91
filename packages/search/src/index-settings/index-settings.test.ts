import { describe, expect, it } from 'vitest';
import { facetAttribute, listAttributes, rangeAttributes, sortNames } from '../criteria/attributes';
import { presets } from '../parameters/base-filter';
import { searchRecordSchema } from '../record/record';
import { indexSettings } from './index-settings';
import { replicaName } from './replicas';

const settings = indexSettings();
const facets = settings.attributesForFaceting.map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1'));
const fields = Object.keys(searchRecordSchema.shape);
const isField = (name: string) => fields.includes(name.split('.')[0] ?? '');

describe('indexSettings', () => {
  it('[SRCH-29] orders by custom_rank descending in the index Car_production by default', () => {
    expect(settings.indexName).toBe('Car_production');
    expect(settings.customRanking).toEqual(['desc(custom_rank)']);
    expect(indexSettings('Other').indexName).toBe('Other');
  });

  it('declares every filter, and everything that base filters and similar cars ask for', () => {
    for (const attribute of listAttributes) expect(facets).toContain(facetAttribute(attribute));
    for (const attribute of rangeAttributes) expect(settings.numericAttributes).toContain(attribute);
    const asked = presets.flatMap(({ filter }) => filter.match(/\w+(?=:)/g) ?? []);
    for (const attribute of [...asked, 'site', 'id', 'make_slug', 'model_slug']) expect(facets).toContain(attribute);
  });

  it('names only fields that a record has', () => {
    const named = [
      ...facets,
      ...settings.searchableAttributes.flat(),
      ...settings.identifierAttributes,
      ...settings.numericAttributes,
      ...settings.attributesToRetrieve,
    ];
    expect(named.filter((name) => !isField(name))).toEqual([]);
    expect(settings.attributesToHighlight.filter((name) => !settings.attributesToRetrieve.includes(name))).toEqual([]);
  });

  it('[SRCH-13] has a replica for every order, sorted by it before relevance', () => {
    expect(settings.replicas.map(({ name }) => name)).toEqual(
      sortNames.map((name) => replicaName('Car_production', name)),
    );
    expect(settings.replicas.find(({ name }) => name.endsWith('price_asc'))?.ranking[0]).toBe('asc(price)');
  });

  it('counts more values than there are makes, and pages past a thousand hits', () => {
    expect(settings.maxValuesPerFacet).toBeGreaterThanOrEqual(200);
    expect(settings.paginationLimitedTo).toBe(20_000);
  });
});
