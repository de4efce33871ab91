import { isFreeSlug } from '@forecourt/config/content';
import { slugify } from '@forecourt/domain/slug';

/** A model by name. */
export interface NamedModel {
  readonly make: string;
  readonly model: string;
}

/** A model with the address of its page. */
export interface ModelPlace extends NamedModel {
  readonly slug: string;
}

/** Every address that leads to a model: to its page, or from where to go on to it. */
export type ModelPlaces = ReadonlyMap<string, ModelPlace>;

const longSlug = ({ make, model }: NamedModel): string => slugify(`${make} ${model}`);

/** Whether something else stands at an address of one segment on every site. */
const isTaken = (slug: string): boolean => !isFreeSlug(slug);

/**
 * The places of models: `/{model}`, or `/{make}-{model}` where another make has a model of that name or a page of the
 * site stands there (OFFR-02). The long form of every model leads to it, so a link outlives the stock that made a name
 * ambiguous; of several models of one name the short form leads to the first.
 * @param models Each once, the one with most vehicles first.
 */
export const modelPlaces = (models: readonly NamedModel[]): ModelPlaces => {
  const sharing = new Map<string, number>();
  for (const { model } of models) sharing.set(slugify(model), (sharing.get(slugify(model)) ?? 0) + 1);
  const places = new Map<string, ModelPlace>();
  const add = (slug: string, place: ModelPlace) => {
    if (slug !== '' && !places.has(slug) && !isTaken(slug)) places.set(slug, place);
  };
  const placed = models.map((named): ModelPlace => {
    const short = slugify(named.model);
    const isOwn = short !== '' && sharing.get(short) === 1 && !isTaken(short);
    return { ...named, slug: isOwn ? short : longSlug(named) };
  });
  for (const place of placed) add(place.slug, place);
  for (const place of placed) add(longSlug(place), place);
  for (const place of placed) add(slugify(place.model), place);
  return places;
};

/** The place of one model; null for one that has none. */
export const placeOfModel = (places: ModelPlaces, { make, model }: NamedModel): ModelPlace | null => {
  const place = places.get(longSlug({ make, model }));
  return place !== undefined && place.make === make && place.model === model ? place : null;
};
