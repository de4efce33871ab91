import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { bytes, json, problem } from '../../ground/http/route-answers';

const count = z.number().int();

/** What the supplier is told; the whole of it stands in the history. */
const imported = z.looseObject({
  run_id: z.string(),
  repeat: z.boolean().openapi({ description: 'The same body had been imported before: nothing was changed.' }),
  read: count,
  created: count,
  updated: count,
  unchanged: count,
  sold: count,
  rejected: count,
  rejects: z
    .array(z.looseObject({ line: count, record: count }))
    .openapi({ description: 'The first hundred rows that were refused, with the reasons.' }),
  pictures_waiting: count,
});

/**
 * Tells the OpenAPI document of the upload of stock.
 * @param query what its address may ask for
 */
export const describeUploadRoute = <Query extends z.ZodObject>({ openAPIRegistry }: App, query: Query): void => {
  openAPIRegistry.registerComponent('securitySchemes', 'stockKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of the dealership: forecourt stock key create.',
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/stock/{dealership}',
    summary: 'Imports the feed in the body: CSV, JSON or XML. The same body again changes nothing.',
    security: [{ stockKey: [] }],
    request: {
      params: z.object({ dealership: z.string() }),
      query,
      body: { required: true, ...bytes('The feed.', 'text/csv', 'application/json', 'application/xml') },
    },
    responses: {
      200: json(imported, 'The good rows landed; the others are named.'),
      400: problem('The query is not as described, there is no such profile, or the upload broke off.'),
      401: problem('The key is missing, ended, or of another dealership.'),
      408: problem('The body stopped coming, or came too slowly; nothing was changed.'),
      409: problem('Another import is running, or too much would be taken off sale.'),
      413: problem('The body is too large.'),
      422: problem('The file cannot be read whole; nothing was changed.'),
      429: problem('Too many uploads are under way; `retry-after` says when to send it again.'),
      503: problem('The database is away or a disk is full; sent again later, it lands.'),
    },
  });
};
