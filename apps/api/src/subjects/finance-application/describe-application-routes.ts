import { applicationStepNames } from '@forecourt/domain/finance-application';
import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { page, pageOrProblem, plainForm, problem, redirect } from '../../ground/http/route-answers';

const token = z.string().openapi({ description: 'What opens the application, by its address.' });

/** What each of the forms is answered with when it is not taken: a page that sends it again. */
const refused = {
  403: pageOrProblem('From a page of another site, or not through the gateway.'),
  413: pageOrProblem('Larger than a step may be.'),
  415: page('It is no plain form.'),
  429: page('Too many steps in a short time; `retry-after` says when more are taken.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};
const notTaken = page('The site takes no applications for finance.');

/** Tells the OpenAPI document of the plain forms of an application for finance, and of the page that its dealer reads. */
export const describeApplicationRoutes = (app: App): void => {
  const { openAPIRegistry } = app;
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/finance-applications',
    summary: 'Begins an application for finance, by a plain form (FORM-06).',
    request: {
      body: plainForm(
        z.object({
          car_id: z.string().optional().openapi({ description: 'Id of the vehicle.' }),
          amount: z.string().optional().openapi({ description: 'Whole dollars to borrow; the first answer.' }),
        }),
      ),
    },
    responses: { 303: redirect('To its first step, with the token.'), ...refused, 404: notTaken },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/finance-applications/step',
    summary: 'Stores a step of an application as it was typed (FORM-06).',
    request: {
      query: z.object({ token }),
      body: plainForm(
        z
          .object({
            step: z.enum(applicationStepNames),
            // biome-ignore lint/suspicious/noThenProperty: the field has this name; no schema is awaited
            then: z.enum(['next', 'back', 'later']).optional(),
          })
          .catchall(z.string().openapi({ description: 'The answers of the step, by the names of its fields.' })),
      ),
    },
    responses: {
      303: redirect('To the next step, to this one with what is to be mended, or to what says that it is gone.'),
      ...refused,
      404: page('The site takes no applications for finance, or there is no such step.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/finance-applications/send',
    summary: 'Sends an application to the dealer, whole or not at all (FORM-06).',
    request: { query: z.object({ token }), body: plainForm(z.object({})) },
    responses: {
      303: redirect('To the success page; to a step that still asks for something, or that asks to wait.'),
      ...refused,
      404: notTaken,
    },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/finance-applications/delete',
    summary: 'Deletes an application and everything typed in it (FORM-06).',
    request: { query: z.object({ token }), body: plainForm(z.object({})) },
    responses: {
      303: redirect('To the page that says that it is gone.'),
      ...refused,
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/finance-applications/read',
    summary: 'An application that was sent, as a page for its dealer; HEAD does not count as a reading (FORM-06).',
    request: {
      query: z.object({ token: z.string().openapi({ description: 'Signed for one application, for some days.' }) }),
    },
    responses: {
      200: page('The application.'),
      403: problem('Not through the gateway.'),
      404: problem('The link has ended, is none of ours or of another site, or the application is deleted.'),
      503: problem('The database is away.'),
    },
  });
};
