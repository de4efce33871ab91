import {
  type FoundModel,
  type ModelCriteria,
  type ModelSearchResponse,
  modelFrontQueries,
  modelSearchQueries,
  readModelFronts,
  readModelSearch,
  type SearchHit,
} from '@forecourt/search';
import type { LiteClient } from '@forecourt/search/client';

/** A model with the vehicle that stands for it; null where none has a price and pictures. */
export interface ShownModel extends FoundModel {
  readonly front: SearchHit | null;
}

/** A page of the model directory. */
export interface ModelPage extends Omit<ModelSearchResponse, 'hits'> {
  readonly hits: readonly ShownModel[];
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
  site: { readonly indexName: string; readonly manufacturer: string | null },
): Promise<ModelPage> => {
  const found = readModelSearch(
    await answersTo(client, modelSearchQueries(criteria, site)),
    criteria,
    site.manufacturer,
  );
  const fronts = readModelFronts(await answersTo(client, modelFrontQueries(found.hits, criteria, site)));
  return { ...found, hits: found.hits.map((model, at) => ({ ...model, front: fronts[at] ?? null })) };
};
