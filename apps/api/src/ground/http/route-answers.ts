import { problemSchema } from '@forecourt/api-contract';
import { z } from '@hono/zod-openapi';

/** An answer in JSON, as the OpenAPI document describes it. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A problem answer. */
export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
});

/** A page for a person. */
export const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } });

/** A page for a person; to whom did not come through the gateway, or sent what no form is, a problem. */
export const pageOrProblem = (description: string) => ({
  description,
  content: { ...page(description).content, ...problem(description).content },
});

/** A redirect that a browser follows by reading. */
export const redirect = (description: string) => ({
  description,
  headers: z.object({ location: z.string().openapi({ description: 'A path on the same site.' }) }),
});

/** Bytes of a picture or a file, of any of these types. */
export const bytes = (description: string, ...types: readonly string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }])),
});

/** The body of a plain form, sent without scripts too. */
export const plainForm = <Fields extends z.ZodType>(schema: Fields) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
});

/** Marks a route as one of our own services. */
export const serviceOnly = [{ serviceToken: [] }];
