import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { bytes, problem } from '../../ground/http/route-answers';

/** Tells the OpenAPI document of stored pictures. */
export const describeMediaRoute = ({ openAPIRegistry }: App): void =>
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/media/{hash}',
    summary: 'A stored picture, resized, in the smallest format that the browser names (MEDI-01).',
    request: {
      params: z.object({ hash: z.string().openapi({ description: 'Digest of the picture as it was stored.' }) }),
      query: z.object({
        w: z
          .string()
          .optional()
          .openapi({ description: 'Pixels across, 1080 if left out; the next size that is made.' }),
        q: z.string().optional().openapi({ description: 'Quality of 100; the nearest that a site uses.' }),
      }),
      headers: z.object({ 'if-none-match': z.string().optional() }),
    },
    responses: {
      200: bytes('The picture, which may be kept for a year.', 'image/avif', 'image/webp', 'image/png', 'image/jpeg'),
      304: { description: 'It is the one that the browser has.' },
      404: problem('There is no such picture.'),
      429: problem('Too many pictures are being made, or asked for by one address.'),
      503: problem('The storage of pictures is away; `retry-after` says when to ask again.'),
    },
  });
