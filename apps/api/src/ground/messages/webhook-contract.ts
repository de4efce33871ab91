import * as z from 'zod';

/** One kind of body that receivers of webhooks get: what is sent is made by it, and what is told of it is its schema. */
export interface WebhookContract<Fields extends z.ZodRawShape = z.ZodRawShape> {
  /** The body's `type`, by which a receiver tells kinds apart. */
  readonly type: string;
  /** When it is sent, for those who write a receiver. */
  readonly summary: string;
  readonly schema: z.ZodObject<Fields>;
  /** A body as it stands in the list of kinds. */
  readonly example: unknown;
}

/** A contract that makes its bodies, too. */
export interface WebhookBody<Fields extends z.ZodRawShape> extends WebhookContract {
  /** The text that is signed and sent. */
  readonly write: (fields: z.output<z.ZodObject<Fields>>) => string;
}

/**
 * A kind of body by what stands in it beside `type` and `version`. Fields are only ever added; anything else is a new
 * version beside the old one.
 */
export const webhookBody = <Fields extends z.ZodRawShape>({
  type,
  summary,
  fields,
  example,
}: {
  readonly type: string;
  readonly summary: string;
  readonly fields: z.ZodObject<Fields>;
  readonly example: NoInfer<z.output<z.ZodObject<Fields>>>;
}): WebhookBody<Fields> => {
  const head = { type, version: 1 } as const;
  return {
    type,
    summary,
    schema: z.object({ type: z.literal(type), version: z.literal(1), ...fields.shape }),
    example: { ...head, ...example },
    write: (sent) => JSON.stringify({ ...head, ...sent }),
  };
};
