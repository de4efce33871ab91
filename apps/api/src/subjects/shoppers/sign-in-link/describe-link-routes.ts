import { linkSentSchema } from '@forecourt/api-contract';
import { z } from '@hono/zod-openapi';
import { json, page, pageOrProblem, plainForm, redirect } from '../../../ground/http/route-answers';
import type { RouteModule } from '../../../ground/http/route-module';
import { openLinkPath } from './link-terms';

/** What asks for a link, by a plain form or by JSON. */
export const linkBody = z.object({
  email: z.string().max(1000).default(''),
  type: z.string().max(100).default(''),
  redirect: z.string().max(2000).default(''),
  back: z.string().max(2000).default(''),
});

const token = z.object({ token: z.string() });

const refusals = {
  403: pageOrProblem('From a page of another site, or not through the gateway.'),
  404: page('The site has no accounts, or sends no links.'),
  413: pageOrProblem('Larger than the form may be.'),
  500: page('A fault of ours.'),
  503: page('The database is away; `retry-after` says when to send it again.'),
};

/** Tells the OpenAPI document of the link: it is asked for, opened and pressed. */
export const describeLinkRoutes = ({ openAPIRegistry }: Parameters<RouteModule>[0]): void => {
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/sign-in/link',
    summary: 'Sends a link to sign in to an address that was confirmed in an account (AUTH-01).',
    request: { body: plainForm(linkBody) },
    responses: {
      200: json(linkSentSchema, 'To a script: the same whether somebody has the address or not.'),
      303: redirect('To the page that says that a link is on its way, if somebody has the address.'),
      415: page('Neither a form nor JSON.'),
      422: page('What to mend, with what was typed.'),
      429: page('Too many; `retry-after` says when more are taken.'),
      ...refusals,
    },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: openLinkPath,
    summary: 'Asks whether to sign in: opening the link changes nothing.',
    request: { query: token },
    responses: {
      200: page('The button that signs in.'),
      403: refusals[403],
      404: refusals[404],
      410: page('The link was used, or its time is over.'),
    },
  });
  openAPIRegistry.registerPath({
    method: 'post',
    path: openLinkPath,
    summary: 'Signs in by the token of a link, once (AUTH-01, AUTH-03).',
    request: { body: plainForm(token) },
    responses: {
      303: redirect('Where the shopper wanted to go. The session is in a cookie.'),
      410: page('The link was used, or its time is over.'),
      415: page('It is no plain form.'),
      ...refusals,
    },
  });
};
