import { testDriveAnswerSchema, testDriveSchema } from '@forecourt/api-contract';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { z } from '@hono/zod-openapi';
import { json, page, redirect } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';

const form = { 'application/x-www-form-urlencoded': { schema: {} } };
const booked = json(testDriveAnswerSchema, 'It is booked.');
const changed = json(testDriveSchema, 'How it stands now.');
const slot = z.string().openapi({ description: 'The `value` of a free time.' });

const refusals = {
  403: page('From a page of another site, or not through the gateway.'),
  413: page('Larger than a form may be.'),
  415: page('Neither JSON nor a plain form.'),
  429: page('Too many in a short time.'),
  500: page('A fault of ours.'),
  503: page('The database is away, or more people book than can wait; `retry-after` says when to send it again.'),
};

/** Describes the writes of test drives for `/openapi.json`. */
export const describeBookingRoutes = (app: Parameters<RouteModule>[0]): void => {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/test-drive',
    summary: 'Books a test drive. A plain form is answered with 303 to the page that confirms it (TDRV-01).',
    request: {
      body: {
        content: {
          'application/json': {
            schema: leadSubmissionSchema.extend({
              slot,
              come_to_you: z.boolean().optional().openapi({ description: 'The vehicle is brought to the shopper.' }),
            }),
          },
          ...form,
        },
      },
    },
    responses: {
      201: booked,
      200: { ...booked, description: 'It was booked before.' },
      303: redirect('To the page that confirms it, or back to the form with what is to be mended (plain form).'),
      409: json(testDriveAnswerSchema, 'The time has been taken; those that are free near it.'),
      422: json(testDriveAnswerSchema, 'What to mend, by field.'),
      ...refusals,
    },
  });
  for (const [path, summary, schema] of [
    ['/api/test-drive/change', 'Gives a test drive another time.', z.object({ token: z.string(), slot })],
    ['/api/test-drive/cancel', 'Cancels a test drive.', z.object({ token: z.string() })],
  ] as const)
    app.openAPIRegistry.registerPath({
      method: 'post',
      path,
      summary: `${summary} A plain form is answered with 303 to its page (TDRV-01).`,
      request: { body: { content: { 'application/json': { schema }, ...form } } },
      responses: {
        200: changed,
        303: redirect('To the page of the test drive, with a word of what was done, or why not (plain form).'),
        404: json(testDriveAnswerSchema, 'There is none at this address any more.'),
        409: json(testDriveAnswerSchema, 'It cannot be done; of a time that is taken those that are free near it.'),
        422: json(testDriveAnswerSchema, 'No time was chosen.'),
        ...refusals,
      },
    });
};
