import { spinAnswerSchema } from '@forecourt/api-contract';
import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { json, pageOrProblem, plainForm, redirect } from '../../ground/http/route-answers';

const fields = z.object({
  state: z.string().openapi({ description: 'State or territory where the person lives.' }),
  eligible: z.union([z.literal('on'), z.literal(true)]).openapi({ description: 'They are old enough and may enter.' }),
});

/** Tells the OpenAPI document of spinning the prize wheel. */
export const describeSpin = ({ openAPIRegistry }: App): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/spin-to-win',
    summary: 'Spins the prize wheel, once for each person; again it answers what was drawn (SPNW-01).',
    request: {
      body: {
        required: true,
        content: { ...plainForm(fields).content, 'application/json': { schema: fields } },
      },
    },
    responses: {
      200: json(spinAnswerSchema, 'To JSON: what was drawn, now or before.'),
      303: redirect('To a plain form: to the page of the wheel, which shows it; or to sign in.'),
      403: pageOrProblem('From a page of another site, not through the gateway, or of nobody signed in.'),
      404: pageOrProblem('This site has no prize wheel.'),
      409: pageOrProblem('It has not begun.'),
      410: pageOrProblem('It is over, or every prize has been won.'),
      413: pageOrProblem('Larger than a spin may be.'),
      415: pageOrProblem('It is neither a plain form nor JSON.'),
      422: pageOrProblem('What to mend, by field.'),
      500: pageOrProblem('A fault of ours.'),
      503: pageOrProblem('The database is away, or the key of the draws; `retry-after` says when to try again.'),
    },
  });
};
