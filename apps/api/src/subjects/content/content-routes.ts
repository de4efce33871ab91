import {
  contentPreviewSchema,
  pageContentSchema,
  publishedPagesSchema,
  redirectAnswerSchema,
} from '@forecourt/api-contract';
import { contentPageOf } from '@forecourt/config/content';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { findContent, findRevision, siteContent } from './find-content';
import { findRedirect } from './find-redirect';
import { pageContent, shownContent } from './page-content';
import { readPreviewToken } from './preview-token';

const needsToken = problem('The service token is missing.');

const page = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/content/{key}',
  summary: 'What a page of a site says now.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), key: z.string() }) },
  responses: {
    200: json(pageContentSchema, 'Its blocks, those that are published or the default.'),
    401: needsToken,
    404: problem('There is no such site, or it has no such page with content.'),
  },
});

const published = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/content',
  summary: 'The pages of a site whose content is published.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }) },
  responses: {
    200: json(publishedPagesSchema, 'The pages, each with when it was published.'),
    401: needsToken,
  },
});

const preview = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/content-previews/{token}',
  summary: 'Content that is not public, for whoever has its address.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), token: z.string() }) },
  responses: {
    200: json(contentPreviewSchema, 'The content, and when its address ends.'),
    401: needsToken,
    404: problem('There is no such site, the address has ended, or what it showed is not a draft any more.'),
  },
});

const redirect = createRoute({
  method: 'get',
  path: '/internal/sites/{website_id}/redirect',
  summary: 'Where a path without a page leads by the redirects of its site.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }), query: z.object({ path: z.string().max(2000) }) },
  responses: { 200: json(redirectAnswerSchema, 'Moved, or none.'), 401: needsToken },
});

export const contentRoutes: RouteModule = (app, { database: { db }, env }) => {
  const siteOf = async (websiteId: string) => {
    const site = await getSiteDocument(db, websiteId);
    if (site === null) throw problems.siteNotFound();
    return site;
  };
  app.openapi(page, async (c) => {
    const { website_id, key } = c.req.valid('param');
    const site = await siteOf(website_id);
    const content = contentPageOf(key) === null ? null : await pageContent({ db, site, log: c.var.log }, key);
    if (content === null) throw problems.contentNotFound();
    return c.json({ ...content, blocks: [...content.blocks] }, 200);
  });
  app.openapi(published, async (c) => {
    const rows = await siteContent(db, c.req.valid('param').website_id, 'live');
    const pages = rows
      .filter(({ key }) => contentPageOf(key) !== null)
      .map(({ key, head, at, published_at }) => ({ key, head, published_at: (published_at ?? at).toISOString() }));
    return c.json({ pages }, 200);
  });
  app.openapi(preview, async (c) => {
    const { website_id, token } = c.req.valid('param');
    const site = await siteOf(website_id);
    const asked = readPreviewToken(token, env.serviceToken, env.now());
    if (asked === null || asked.website_id !== website_id) throw problems.previewNotFound();
    const row =
      asked.revision === null ? await findContent(db, asked, 'draft') : await findRevision(db, asked, asked.revision);
    if (row === null) throw problems.previewNotFound();
    const content = shownContent({ site, log: c.var.log }, row);
    const expires_at = new Date(asked.expiresAt).toISOString();
    return c.json({ ...content, blocks: [...content.blocks], state: row.state, expires_at }, 200);
  });
  app.openapi(redirect, async (c) =>
    c.json(await findRedirect(db, c.req.valid('param').website_id, c.req.valid('query').path), 200),
  );
};
