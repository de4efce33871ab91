import { cacheTags, type SiteOffer } from '@forecourt/api-contract';
import { modelPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { isSlug, slugify } from '@forecourt/domain/slug';
import { unstable_cache } from 'next/cache';
import { loadOffers } from '../../site/data/load-offers';
import { siteSearchClient } from '../search/server';
import { type ModelPlace, type ModelPlaces, modelPlaces, type NamedModel, placeOfModel } from './model-places';
import { allModels, type FoundModels } from './search-models';

type ModelSite = Pick<PublicSite, 'website_id' | 'searchAccess' | 'manufacturer' | 'flags'>;

/** The models that a site has in stock, those with most vehicles first, cached until vehicles come or leave. */
export const loadModelsInStock = (site: ModelSite): Promise<FoundModels> =>
  unstable_cache(
    () =>
      allModels(siteSearchClient(site), {
        indexName: site.searchAccess.indexName,
        manufacturer: site.manufacturer,
      }),
    ['models-in-stock', site.website_id],
    { tags: [cacheTags.site(site.website_id), cacheTags.counts(site.website_id)], revalidate: false },
  )();

/** The model of an offer; null for an offer without a model or a make. */
const offeredModel = ({ model, manufacturer }: SiteOffer): NamedModel | null =>
  model === null || manufacturer === null ? null : { make: manufacturer, model: model.name };

const same = (one: NamedModel, other: NamedModel): boolean =>
  slugify(one.make) === slugify(other.make) && slugify(one.model) === slugify(other.model);

/** The places of all models of a site: in stock, then those that only an offer is for. */
export const loadModelPlaces = async (site: ModelSite): Promise<ModelPlaces> => {
  const [inStock, offers] = await Promise.all([loadModelsInStock(site), loadOffers(site)]);
  const models: NamedModel[] = inStock.map(({ make, model }) => ({ make, model }));
  for (const offer of offers) {
    const model = offeredModel(offer);
    if (model !== null && !models.some((known) => same(known, model))) models.push(model);
  }
  return modelPlaces(models);
};

/** Where a slug of one segment leads. */
export interface FoundModelPage {
  readonly place: ModelPlace;
  /** Another address to go to: the model's own, or the one that an offer names for it (OFFR-02). */
  readonly moved: string | null;
  /** Its offers. */
  readonly offers: readonly SiteOffer[];
}

const overrideOf = ({ model }: SiteOffer): string | null => {
  const override = model?.override_url?.trim() ?? '';
  return /^(https?:\/\/|\/(?!\/))/.test(override) ? override : null;
};

/** The offers for a model. */
const offersOf = (place: ModelPlace, offers: readonly SiteOffer[]): readonly SiteOffer[] =>
  offers.filter((offer) => {
    const model = offeredModel(offer);
    return model !== null && same(model, place);
  });

/** The other address that one of the offers for a model names for it. */
const overrideFor = (place: ModelPlace, offers: readonly SiteOffer[]): string | null =>
  offers.map(overrideOf).find((address) => address !== null && address !== modelPath(place)) ?? null;

/**
 * The model that a slug of one segment means on a site (OFFR-02): the one place that knows. By the place of a model, else
 * by the slug that an offer writes for it. Null where there is no such model: the address is free for other pages.
 */
export const findModelPage = async (site: ModelSite, slug: string): Promise<FoundModelPage | null> => {
  if (!isSlug(slug)) return null;
  const [places, offers] = await Promise.all([loadModelPlaces(site), loadOffers(site)]);
  const naming = offers.find(({ model }) => model?.slug === slug);
  const named = naming === undefined ? null : offeredModel(naming);
  const place =
    places.get(slug) ?? (named === null ? undefined : [...places.values()].find((other) => same(other, named)));
  if (place === undefined) return null;
  const own = offersOf(place, offers);
  return { place, moved: overrideFor(place, own) ?? (place.slug === slug ? null : modelPath(place)), offers: own };
};

/** Where models lead: to the address that an offer names, else to their pages (OFFR-02); null for one that has none. */
export const loadModelAddresses = async (site: ModelSite): Promise<(model: NamedModel) => string | null> => {
  const [places, offers] = await Promise.all([loadModelPlaces(site), loadOffers(site)]);
  return (model) => {
    const place = placeOfModel(places, model);
    return place === null ? null : (overrideFor(place, offersOf(place, offers)) ?? modelPath(place));
  };
};

/** The models whose pages stand at their own places: no offer leads elsewhere for them (OFFR-02). */
export const loadModelPages = async (site: ModelSite): Promise<readonly ModelPlace[]> => {
  const [places, offers] = await Promise.all([loadModelPlaces(site), loadOffers(site)]);
  return [...new Set(places.values())].filter((place) => overrideFor(place, offersOf(place, offers)) === null);
};
