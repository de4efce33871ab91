import { createRoute, z } from '@hono/zod-openapi';
import type { App, AppDeps } from '../../ground/http/app-context';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem } from '../../ground/http/route-answers';
import { type RouteGroup, reads } from '../../ground/http/route-group';
import { siteOrigins } from '../../ground/http/site-origins';
import type { WebhookContract } from '../../ground/messages/webhook-contract';
import { type ApiDocument, publicDocument } from './public-document';
import { webhookComponents, webhookOperations } from './webhook-schemas';

/** What the documents of an API are made of beside its routes. */
interface DocumentParts {
  readonly groups: readonly RouteGroup[];
  readonly loadWebhooks: () => Promise<readonly WebhookContract[]>;
}

const path = '/api/openapi.json';

const route = createRoute({
  method: 'get',
  path,
  summary: 'What this site answers to its pages and to outside systems, as a document of OpenAPI.',
  responses: {
    200: json(z.object({}).loose(), 'OpenAPI 3.1.'),
    403: problem('The gateway vouches for no site.'),
    404: problem('There is no such site.'),
  },
});

const info = {
  title: 'Forecourt API',
  version: '1',
  description: 'Sites, vehicles, changes and enquiries of the dealership platform. Errors are RFC 9457 problems.',
} as const;

/**
 * A pattern as JSON Schema writes it. The library puts the flag behind a pattern that has one, where no text would ever
 * match; that patterns are read as Unicode is the rule of JSON Schema anyway.
 */
const writtenPattern = (key: string, value: unknown): unknown =>
  key === 'pattern' && typeof value === 'string' && value.endsWith('$/u') ? value.slice(0, -2) : value;

/** The document of the whole API, our own services included. */
const wholeDocument = (app: App): ApiDocument =>
  // As it is written: the library's types name more than is ever there.
  JSON.parse(JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info }), writtenPattern));

/** What shoppers' pages and outside systems may call, for any site. */
export const publicDocumentOf = async (app: App, { groups, loadWebhooks }: DocumentParts) => {
  const webhooks = await loadWebhooks();
  return publicDocument(wholeDocument(app), groups, {
    operations: webhookOperations(webhooks),
    schemas: webhookComponents(webhooks),
  });
};

/** `/openapi.json`: the whole API, for who reaches its own port. */
export const addWholeDocument = (app: App): void => {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    responses: { 200: json(z.unknown(), 'OpenAPI 3.1.') },
  });
  app.get('/openapi.json', (c) => c.json(wholeDocument(app)));
};

/** `/api/openapi.json`: at each site what it answers. The same for all but the address, so it is made once. */
export const publicDocumentGroup = (parts: DocumentParts): RouteGroup => ({
  paths: { [path]: reads('shopper') },
  load:
    async () =>
    (app: App, { env }: AppDeps) => {
      let made: ReturnType<typeof publicDocumentOf> | undefined;
      app.openapi(route, async (c) => {
        const site = await contextOf(c).findSite();
        if (site === null) throw problems.siteNotFound();
        made ??= publicDocumentOf(app, parts);
        const [origin = ''] = siteOrigins(site, env);
        c.header('cache-control', 'public, max-age=3600');
        return c.json({ ...(await made), servers: [{ url: origin, description: site.name }] }, 200);
      });
    },
});
