import type { LiteClient } from '@forecourt/search/client';
import {
  type FoundModel,
  type ModelCriteria,
  type ModelSearchResponse,
  modelFrontQueries,
  modelSearchQueries,
  readModelFronts,
  readModelSearch,
} from '@forecourt/search/model-search';
import type { SearchHit } from '@forecourt/search/record';

/** A model with the vehicle that stands for it; null where none has a price and pictures. */
export interface ShownModel extends FoundModel {
  readonly front: SearchHit | null;
}

/** A page of the model directory. */
export interface ModelPage extends Omit<ModelSearchResponse, 'hits'> {
  readonly hits: readonly ShownModel[];
}

/** Models without their fronts. */
export type FoundModels = readonly FoundModel[];

interface ModelIndex {
  readonly indexName: string;
  readonly manufacturer: string | null;
}

const answersTo = async (client: LiteClient, requests: readonly unknown[]): Promise<readonly unknown[]> => {
  if (requests.length === 0) return [];
  const { results } = await client.search({ requests } as never);
  return results;
};

/** Finds models with their fronts; the server and the browser ask the same (SRCH-23). Throws when search fails. */
export const searchModels = async (
  client: LiteClient,
  criteria: ModelCriteria,
  site: ModelIndex,
): Promise<ModelPage> => {
  const found = readModelSearch(
    await answersTo(client, modelSearchQueries(criteria, site)),
    criteria,
    site.manufacturer,
  );
  const fronts = readModelFronts(await answersTo(client, modelFrontQueries(found.hits, criteria, site)));
  return { ...found, hits: found.hits.map((model, at) => ({ ...model, front: fronts[at] ?? null })) };
};

/** Every model in stock, those with most vehicles first. Throws when search fails. */
export const allModels = async (client: LiteClient, site: ModelIndex): Promise<FoundModels> => {
  const answers = await answersTo(client, modelSearchQueries({}, site));
  const { pages } = readModelSearch(answers, {}, null);
  return Array.from({ length: pages }, (_, at) => readModelSearch(answers, { page: at + 1 }, null).hits)
    .flat()
    .toSorted((one, other) => other.count - one.count);
};

/** The whole range of a make with its fronts, by name. Throws when search fails. */
export const searchRange = async (
  client: LiteClient,
  make: string,
  site: ModelIndex,
): Promise<readonly ShownModel[]> => {
  const first = await searchModels(client, { manufacturer: [make] }, site);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) =>
      searchModels(client, { manufacturer: [make], page: at + 2 }, site),
    ),
  );
  return [first, ...others].flatMap(({ hits }) => hits);
};
