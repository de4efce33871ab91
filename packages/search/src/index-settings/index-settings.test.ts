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

  // Every running index, embedded or hosted, is made by it: a change here needs a rebuild everywhere.
  it('is the contract with the engine, written out', () => {
    expect(indexSettings('cars')).toMatchInlineSnapshot(`
      {
        "attributesForFaceting": [
          "filterOnly(site)",
          "filterOnly(id)",
          "filterOnly(available)",
          "filterOnly(sold_recent)",
          "filterOnly(has_price)",
          "filterOnly(has_photos)",
          "filterOnly(reserved)",
          "filterOnly(model_slug)",
          "filterOnly(make_slug)",
          "filterOnly(dealership_id)",
          "filterOnly(location_id)",
          "searchable(make)",
          "searchable(model)",
          "make_model.lvl0",
          "searchable(make_model.lvl1)",
          "make_model.any",
          "searchable(badge)",
          "car_type",
          "item_type",
          "searchable(body)",
          "fuel",
          "transmission",
          "drive",
          "colour",
          "seats",
          "price_range",
          "weekly_price_range",
          "state",
          "searchable(city)",
          "location_name",
          "dealership_slug",
          "dealership_name",
          "categories",
          "searchable(filtered_features)",
          "status",
          "tag",
          "certified",
          "berths",
        ],
        "attributesToHighlight": [
          "name",
        ],
        "attributesToRetrieve": [
          "objectID",
          "id",
          "slug",
          "path",
          "name",
          "make",
          "model",
          "badge",
          "series",
          "year",
          "km",
          "car_type",
          "item_type",
          "status",
          "available",
          "sold_recent",
          "reserved",
          "preorder",
          "certified",
          "tag",
          "tag_kind",
          "announced",
          "price",
          "shown_price",
          "weekly",
          "offer_note",
          "body",
          "fuel",
          "transmission",
          "drive",
          "colour",
          "seats",
          "engine",
          "city",
          "state",
          "location_name",
          "location_id",
          "dealership_slug",
          "dealership_name",
          "photos_count",
          "primary_image_url",
          "has_file",
          "takes_payment",
          "specs",
          "stocknum",
          "before_price",
          "offer_price",
          "subscription_price",
          "price_type",
          "_geoloc",
        ],
        "customRanking": [
          "desc(custom_rank)",
        ],
        "disableTypoToleranceOnWords": [
          "car",
          "cars",
          "motor",
          "motors",
          "truck",
          "trucks",
          "lorry",
          "lorrys",
          "lorries",
          "lorriess",
          "motorcycle",
          "motorcycles",
          "motorbike",
          "motorbikes",
          "bike",
          "bikes",
          "cycle",
          "cycles",
          "caravan",
          "caravans",
          "touring",
          "tourings",
          "van",
          "vans",
          "tourer",
          "tourers",
          "new",
          "news",
          "brand",
          "brands",
          "demo",
          "demos",
          "demonstrator",
          "demonstrators",
          "dealer",
          "dealers",
          "used",
          "useds",
          "second",
          "seconds",
          "hand",
          "hands",
          "pre",
          "pres",
          "owned",
          "owneds",
          "loved",
          "loveds",
          "previously",
          "previouslys",
          "500kg",
          "750kg",
          "1000kg",
          "1250kg",
          "1500kg",
          "1750kg",
          "2000kg",
          "2250kg",
          "2500kg",
          "2750kg",
          "3000kg",
          "3250kg",
          "3500kg",
          "3750kg",
          "4000kg",
          "4250kg",
          "4500kg",
        ],
        "hitsPerPage": 21,
        "identifierAttributes": [
          "stocknum",
          "vin",
        ],
        "indexName": "cars",
        "maxValuesPerFacet": 1000,
        "numericAttributes": [
          "price",
          "year",
          "km",
          "subscription_price",
          "weekly_repayment",
          "custom_rank",
          "created_at",
          "photos_count",
        ],
        "paginationLimitedTo": 20000,
        "replicas": [
          {
            "name": "cars_newest",
            "ranking": [
              "desc(created_at)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
          {
            "name": "cars_price_asc",
            "ranking": [
              "asc(price)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
          {
            "name": "cars_price_desc",
            "ranking": [
              "desc(price)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
          {
            "name": "cars_weekly_asc",
            "ranking": [
              "asc(weekly_repayment)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
          {
            "name": "cars_km_asc",
            "ranking": [
              "asc(km)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
          {
            "name": "cars_year_desc",
            "ranking": [
              "desc(year)",
              "typo",
              "words",
              "attribute",
              "exact",
              "custom",
            ],
          },
        ],
        "searchableAttributes": [
          [
            "make",
            "model",
          ],
          [
            "badge",
            "series",
            "year_text",
          ],
          [
            "body",
            "fuel",
            "colour",
            "transmission",
            "drive",
          ],
          [
            "filtered_features",
            "size_words",
          ],
          [
            "location_name",
            "city",
            "state",
          ],
          [
            "dealercomments",
          ],
        ],
      }
    `);
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
