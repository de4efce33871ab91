import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { json, problem } from '../../ground/http/route-answers';

/** Errors have the shape that clients of the protocol read. */
const fault = (description: string) => json(z.object({ message: z.string(), status: z.number().int() }), description);

const params = z.record(z.string(), z.unknown());
const hits = z.looseObject({ hits: z.array(z.looseObject({ objectID: z.string() })), nbHits: z.number().int() });
const index = z.string().openapi({ description: 'Name of the index or of one of its replicas, which sort otherwise.' });

const answers = {
  400: fault('What is asked is not as the protocol has it, or takes too long.'),
  403: fault('The key is missing, forged, ended or of another site than that of the host; or it is no search.'),
  404: fault('There is no such index.'),
  413: {
    description: 'The body is too large; far too large, a problem.',
    content: { ...fault('').content, ...problem('').content },
  },
  429: fault('Too many searches of one address at once; `retry-after` says when to try again.'),
  503: fault('The index is being built, or too many searches wait; `retry-after` says when to try again.'),
};

const inAddress = 'May stand in the query of the address instead.';
const headers = z.object({
  'x-algolia-application-id': z.string().optional().openapi({ description: inAddress }),
  'x-algolia-api-key': z
    .string()
    .optional()
    .openapi({ description: `The site's sealed key, which its pages carry. ${inAddress}` }),
});

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** Tells the OpenAPI document of the searches, which are the query half of Algolia's protocol. */
export const describeSearchRoutes = ({ openAPIRegistry }: App): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/_search/1/indexes/*/queries',
    summary: "Several searches at once, by Algolia's protocol; the star is itself.",
    request: {
      headers,
      body: body(z.object({ requests: z.array(z.looseObject({ indexName: z.string() })) })),
    },
    responses: { 200: json(z.object({ results: z.array(hits) }), 'One answer for each, in their order.'), ...answers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/_search/1/indexes/{index}/query',
    summary: "One search, by Algolia's protocol.",
    request: { headers, params: z.object({ index }), body: body(params) },
    responses: { 200: json(hits, 'What was found.'), ...answers },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/_search/1/indexes/{index}/facets/{facet}/query',
    summary: "Values of a facet that begin with a text, by Algolia's protocol.",
    request: { headers, params: z.object({ index, facet: z.string() }), body: body(params) },
    responses: {
      200: json(
        z.looseObject({ facetHits: z.array(z.looseObject({ value: z.string(), count: z.number().int() })) }),
        'The values, the most frequent first.',
      ),
      ...answers,
    },
  });
};
