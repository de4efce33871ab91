import { australianStates } from '@forecourt/domain/vehicle';
import { z } from '@hono/zod-openapi';
import type { App } from '../../ground/http/app-context';
import { plainForm, problem, redirect } from '../../ground/http/route-answers';

/** Tells the OpenAPI document of the form that finds a vehicle by its registration. */
export const describeLookupRoute = ({ openAPIRegistry }: App): void =>
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/vehicle-lookup',
    summary: "Finds a shopper's own vehicle by its registration, by a plain form (TRAD-01).",
    request: {
      body: plainForm(
        z.object({
          Rego: z.string().openapi({ description: 'Up to nine letters and digits; spaces and hyphens do not count.' }),
          regoState: z.enum(australianStates),
          car_id: z.string().optional().openapi({ description: 'The vehicle of the dealer that it is about.' }),
          page: z.string().optional().openapi({ description: 'The address of the page that it stands on.' }),
        }),
      ),
    },
    responses: {
      303: redirect(
        'To its page. `lookup` in the query is found (with make, model, badge and year), none, wrong (no registration), many (too often) or away.',
      ),
      403: problem('Not through the gateway, or from a page of another site.'),
      404: problem('The site takes no trade-ins.'),
      413: problem('Larger than a form may be.'),
      415: problem('It is no plain form.'),
      500: problem('A fault of ours.'),
      503: problem('The database is away; `retry-after` says when to send it again.'),
    },
  });
