import type { LiteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { queriesPerRequest, searchInBatches } from './search-client';

const answering = (sent: number[]): LiteClient['search'] =>
  (async (parameters: unknown) => {
    const requests = Array.isArray(parameters) ? parameters : (parameters as { requests: unknown[] }).requests;
    sent.push(requests.length);
    return { results: requests.map((request) => ({ hits: [request] })) };
  }) as never;

const queries = (count: number) => Array.from({ length: count }, (_, at) => ({ indexName: 'cars', query: String(at) }));

describe('searchInBatches', () => {
  it.each([
    [1, [1]],
    [queriesPerRequest, [10]],
    [queriesPerRequest + 1, [10, 1]],
    [26, [10, 10, 6]],
  ])('sends %i queries in requests of at most ten', async (count, expected) => {
    for (const parameters of [queries(count), { requests: queries(count) }]) {
      const sent: number[] = [];
      const { results } = await searchInBatches(answering(sent))(parameters as never);
      expect(sent).toEqual(expected);
      expect(results).toEqual(queries(count).map((query) => ({ hits: [query] })));
    }
  });

  it('fails when one of the requests fails', async () => {
    let asked = 0;
    const failing = (async () => {
      asked += 1;
      if (asked === 2) throw new Error('down');
      return { results: [] };
    }) as never;
    await expect(searchInBatches(failing)(queries(15) as never)).rejects.toThrow('down');
  });
});
