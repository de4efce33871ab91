import type { PageSources } from '@forecourt/config/page-sources';
import * as z from 'zod';

/** An origin as it may stand in a page's policy: nothing in it can end one rule and begin another. */
const originSchema = z.string().regex(/^(?:https|wss):\/\/[a-z0-9.-]+(?::\d{1,5})?$/);

/** The origin of a page, as a browser names it. */
const pageOriginSchema = originSchema.refine((origin) => origin.startsWith('https:'));

/** An origin inside the installation: a scheme, a host and a port at most. */
const innerOriginSchema = z.string().regex(/^https?:\/\/[^\s/?#@]+$/);

const pageSourcesSchema = z.object({
  connect: z.array(originSchema).readonly(),
  script: z.array(originSchema).readonly(),
  frame: z.array(originSchema).readonly(),
  /** An older API does not say it. */
  form: z.array(originSchema).readonly().default([]),
}) satisfies z.ZodType<PageSources>;

/** One site as the gateway knows it. What is optional came later: an older API does not say it. */
export const siteRowSchema = z.object({
  website_id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Name of the template that draws it; any name, for templates come and go without a new version of this package. */
  template: z.string(),
  /** Where that template's app is reached, e.g. `http://127.0.0.1:3001`; left out where no such template is registered. */
  template_origin: innerOriginSchema.optional(),
  /** The template as people call it, e.g. `Metro`. */
  template_title: z.string().optional(),
  /** First is canonical. */
  hosts: z.array(z.string()).min(1),
  tagline: z.string(),
  /** Origins besides its own that its pages may use, by class of page (`pageSources` of config). */
  page_sources: z
    .object({
      general: pageSourcesSchema,
      chat: pageSourcesSchema.optional(),
      private: pageSourcesSchema.optional(),
      payment: pageSourcesSchema,
    })
    .optional(),
  /** Origins besides its own whose pages may search it (`search.origins` of its document). */
  search_origins: z.array(pageOriginSchema).readonly().optional(),
  /** Telephone numbers of the places that the site shows, for when no page of it can be drawn. */
  phones: z.array(z.object({ name: z.string(), phone: z.string() })).optional(),
});

/** GET /internal/sites: the gateway's host table. */
export const siteTableSchema = z.object({ seq: z.number().int(), sites: z.array(siteRowSchema) });
export type SiteTable = z.infer<typeof siteTableSchema>;
