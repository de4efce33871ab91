import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { bytes, page, problem, redirect } from '../../ground/http/route-answers';
import { mostPhotos } from './photo-file';

const seeing = z.string().openapi({ description: 'Signed for the photos of one enquiry, for some days.' });
const gone = problem('The link has ended or is none of ours, or there is no such photo any more.');

/** Tells the OpenAPI document of the form of photos, and of what its dealer sees of them. */
export const describePhotoRoutes = ({ openAPIRegistry }: App): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/lead-photos',
    summary: 'Adds photos to an enquiry, by a form with files (TRAD-01).',
    request: {
      query: z.object({
        token: z.string().openapi({ description: 'Lets photos be added to one enquiry, for a while.' }),
        back: z
          .string()
          .optional()
          .openapi({ description: 'The success page that it stands on, which is led back to whatever comes of it.' }),
      }),
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              photos: z
                .array(z.unknown().openapi({ type: 'string', format: 'binary' }))
                .max(mostPhotos)
                .openapi({
                  description: 'JPEG, PNG, WebP or AVIF; what cannot be kept is named, the others are kept.',
                }),
              back: z.string().optional().openapi({ description: 'As in the query, which counts more.' }),
            }),
          },
        },
      },
    },
    responses: {
      303: redirect(
        'To `back`, or the front page without one: `photos` in its query is how many were added, `photo_fault` why others were not.',
      ),
      400: problem('Without `back`: the form did not arrive whole, or came too slowly.'),
      403: problem('Not through the gateway; and without `back`: the time for photos is over, or from another page.'),
      409: problem('Without `back`: the enquiry has as many photos as it can take.'),
      413: problem('Without `back`: the photos together are too large.'),
      429: problem(
        'Without `back`: other photos are still being sent, or the enquiry has used up its tries for a day.',
      ),
      500: problem('A fault of ours.'),
      503: problem('The database is away; `retry-after` says when to send them again.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/lead-photos',
    summary: 'The photos of an enquiry, as a page for its dealer (TRAD-01).',
    request: { query: z.object({ token: seeing }) },
    responses: {
      200: page('All photos, the oldest first.'),
      403: problem('Not through the gateway.'),
      404: gone,
      503: problem('The database is away.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/lead-photos/{place}',
    summary: 'One photo of an enquiry (TRAD-01).',
    request: {
      params: z.object({
        place: z
          .string()
          .regex(/^[1-9][0-9]?$/)
          .openapi({ description: 'From 1 on, the oldest first.' }),
      }),
      query: z.object({ token: seeing }),
    },
    responses: {
      200: bytes('The photo, upright and without what the camera noted.', 'image/jpeg'),
      403: problem('Not through the gateway.'),
      404: gone,
      503: problem('The database is away.'),
    },
  });
};
