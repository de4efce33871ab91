import { templateManifestSchema } from '@forecourt/api-contract/operator';
import * as z from 'zod';
import type { TemplateRow } from '../database/schema';

/** A registration as its history keeps it: what the app said of itself, where it is, and whether it is the current one. */
export const templateDocumentSchema = templateManifestSchema.extend({
  title: z.string(),
  colors: z.record(z.string(), z.string()),
  origin: z.string(),
  is_current: z.boolean(),
});
export type TemplateDocument = z.output<typeof templateDocumentSchema>;

/** A registration without when it was made. */
export const templateDocument = ({ registered_at: _, ...row }: TemplateRow): TemplateDocument => row;
