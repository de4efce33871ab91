import { findMake, makeBySlug } from '@forecourt/domain/makes';
import { bodyBySlug, bodyLabels, bodySlug, simpleBody } from '@forecourt/domain/simple-words';
import { slugify } from '@forecourt/domain/slug';
import { type CarType, carTypes } from '@forecourt/domain/vehicle';
import type { SearchCriteria } from '../criteria/criteria';
import { knownModels, resolveFacetSlug, type SearchVocabulary } from '../criteria/model-names';
import { readSlug } from './query-values';
import type { UrlSettings } from './url-settings';

/** The path of every search without a derived filter. */
export const searchBase = '/search';

/** Paths that preset car types (ROUTE-03). A test holds the list against the spec's table. */
export const carTypePresets: readonly { readonly segment: string; readonly carTypes: readonly CarType[] }[] = [
  { segment: 'new-used-and-demo-cars', carTypes: ['demo', 'new', 'used'] },
  { segment: 'used-cars', carTypes: ['used'] },
  { segment: 'demo-cars', carTypes: ['demo'] },
  { segment: 'new-cars', carTypes: ['new'] },
  { segment: 'new-and-demo-cars', carTypes: ['demo', 'new'] },
];

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What the segments after the base mean, matched in the order of ROUTE-03; null for a path that means nothing. */
export const readSegments = (segments: readonly string[], vocabulary: SearchVocabulary): SearchCriteria | null => {
  const [first, second, ...rest] = segments;
  if (first === undefined) return {};
  if (rest.length > 0) return null;
  if (second === undefined) {
    const preset = carTypePresets.find(({ segment }) => segment === first);
    if (preset) return { car_type: preset.carTypes };
    if (carTypes.some((carType) => carType === first)) return { car_type: [first] };
    const body = first.endsWith('-cars') ? bodyBySlug(first.slice(0, -'-cars'.length)) : null;
    if (body !== null) return { body: [bodyLabels[body]] };
  }
  const make = makeBySlug(first);
  if (make === undefined) return null;
  if (second === undefined) return { make: [make.name] };
  if (readSlug(second) === undefined) return null;
  const model = resolveFacetSlug(second, knownModels(vocabulary, make.name));
  return { make: [make.name], ...(model === undefined ? { model_slug: second } : { model: [model] }) };
};

/** A path and the criteria that it does not say, which must stand in the query. */
export interface PrintedPath {
  readonly path: string;
  readonly rest: SearchCriteria;
}

/**
 * The one path of these criteria: a single make (with its single model), else a preset of car types, else a single
 * body; what the path does not say is left for the query (ROUTE-04).
 */
export const printPath = (criteria: SearchCriteria, settings: Pick<UrlSettings, 'prefix'>): PrintedPath => {
  const { make = [], model = [], model_slug, car_type = [], body = [] } = criteria;
  const known = make.length === 1 ? findMake(make[0] ?? '') : undefined;
  if (known !== undefined) {
    const { make: _make, ...withoutMake } = criteria;
    const base = `${settings.prefix}/${known.slug}`;
    if (model_slug !== undefined) {
      const { model_slug: _slug, ...rest } = withoutMake;
      return { path: `${base}/${model_slug}`, rest };
    }
    const modelSlug = model.length === 1 ? slugify(model[0] ?? '') : '';
    if (modelSlug === '') return { path: base, rest: withoutMake };
    const { model: _model, ...rest } = withoutMake;
    return { path: `${base}/${modelSlug}`, rest };
  }
  const preset = carTypePresets.find(({ carTypes }) => isSame(carTypes, car_type));
  if (preset) {
    const { car_type: _carType, ...rest } = criteria;
    return { path: `${searchBase}/${preset.segment}`, rest };
  }
  const bodyType = body.length === 1 ? simpleBody(body[0] ?? '') : null;
  if (bodyType !== null) {
    const { body: _body, ...rest } = criteria;
    return { path: `${settings.prefix}/${bodySlug(bodyType)}-cars`, rest };
  }
  return { path: searchBase, rest: criteria };
};
