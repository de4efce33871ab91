import { shownReviewsSchema, siteReviewSummariesSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { siteReviewSummaries, siteReviews } from './site-reviews';

const summaries = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/review-summaries',
  summary: 'Average and count of the reviews of each place of a site (REVW-03).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }) },
  responses: {
    200: json(siteReviewSummariesSchema, 'One for each place that has reviews.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

const shown = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/reviews',
  summary: 'Reviews that a site may show, the newest first (REVW-02).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string() }),
    query: z.object({
      place: z.string().max(200).optional(),
      minimum: z.coerce.number().min(0).max(5),
      quantity: z.coerce.number().int().min(0).max(100),
    }),
  },
  responses: {
    200: json(shownReviewsSchema, 'The reviews, none where nobody has rated so.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

/** What pages show of reviews. */
export const reviewRoutes: RouteModule = (app, { database: { db }, env }) => {
  const contextOf = async (websiteId: string) => {
    const site = await getSiteDocument(db, websiteId);
    if (site === null) throw problems.siteNotFound();
    return { db, site, now: env.now() };
  };
  app.openapi(summaries, async (c) => {
    const context = await contextOf(c.req.valid('param').website_id);
    return c.json({ summaries: [...(await siteReviewSummaries(context))] }, 200);
  });
  app.openapi(shown, async (c) => {
    const { place, minimum, quantity } = c.req.valid('query');
    const context = await contextOf(c.req.valid('param').website_id);
    const reviews = await siteReviews(context, { place, minimumRating: minimum, quantity });
    return c.json({ reviews: [...reviews] }, 200);
  });
};
