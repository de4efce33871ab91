import { describe, expect, it } from 'vitest';
import { facetAttribute, listAttributes, rangeAttributes, sortNames } from '../criteria/attributes';
import { cardFields, formerCardFields, searchRecordSchema } from '../record/record';
import { algoliaSettings } from './algolia-settings';
import { indexSettings } from './index-settings';
import { replicaName } from './replicas';

const { primary, replicas } = algoliaSettings(indexSettings('cars'));
const bare = (entry: string) => entry.replace(/^\w+\((.*)\)$/, '$1');

describe('algoliaSettings', () => {
  it('[SRCH-03] declares every filter as a facet, numbers too, since their range comes with facets alone', () => {
    const facets = primary.attributesForFaceting.map(bare);
    for (const attribute of listAttributes) expect(facets).toContain(facetAttribute(attribute));
    for (const attribute of rangeAttributes) {
      expect(facets).toContain(attribute);
      expect(primary.numericAttributesForFiltering).toContain(attribute);
    }
    expect(new Set(facets).size).toBe(facets.length);
  });

  it('[SRCH-20] searches words in groups of equal weight, stock numbers last and without typos', () => {
    expect(primary.searchableAttributes[0]).toBe('make,model');
    expect(primary.searchableAttributes.at(-1)).toBe('stocknum,vin');
    expect(primary.disableTypoToleranceOnAttributes).toEqual(['stocknum', 'vin']);
  });

  it('[SRCH-13] [SRCH-29] has a virtual replica for every order, which sorts every result and then by custom_rank', () => {
    expect(primary.customRanking).toEqual(['desc(custom_rank)']);
    expect(primary.replicas).toEqual(sortNames.map((name) => `virtual(${replicaName('cars', name)})`));
    expect(Object.keys(replicas)).toEqual(sortNames.map((name) => replicaName('cars', name)));
    expect(replicas.cars_price_asc).toEqual({
      customRanking: ['asc(price)', 'desc(custom_rank)'],
      relevancyStrictness: 0,
    });
  });

  it('[SITE-08] lets a search retrieve what a card needs, where the vehicle is, and nothing else', () => {
    const shown: readonly string[] = [...cardFields, ...formerCardFields, '_geoloc'];
    const hidden = Object.keys(searchRecordSchema.shape).filter((field) => !shown.includes(field));
    expect(primary.attributesToRetrieve).toEqual(shown);
    expect(primary.unretrievableAttributes).toEqual(hidden);
    expect(hidden).toContain('vin');
  });
});
