import { problemSchema } from '@forecourt/api-contract';
import type { z } from 'zod';

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

/** Marks a route as one of our own services. */
export const serviceOnly = [{ serviceToken: [] }];
