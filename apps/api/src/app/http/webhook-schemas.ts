import * as z from 'zod';
import type { WebhookContract } from '../../ground/messages/webhook-contract';

/** A schema of JSON (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where parts that have a name of their own stand, in a document of schemas and in one of OpenAPI. */
type PartsAt = '#/$defs/' | '#/components/schemas/';

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** A schema whose references lead to where its parts stand. */
const referringTo = (schema: unknown, partsAt: PartsAt): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => referringTo(one, partsAt));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace(/^#\/\$defs\//, partsAt)
        : referringTo(value, partsAt),
    ]),
  );
};

/**
 * The schema of what is sent, and the parts of it that have a name (`meta({ id })`). It takes fields that it does not name:
 * they are only ever added, and a receiver that refused new ones would refuse the next release.
 */
const sentSchema = (
  { schema }: WebhookContract,
  partsAt: PartsAt,
): { readonly body: JsonSchema; readonly parts: Readonly<Record<string, JsonSchema>> } => {
  const {
    $schema: _draft,
    $defs = {},
    ...written
  } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const parts = Object.entries($defs).map(([name, { id: _id, ...part }]) => [name, referringTo(part, partsAt)]);
  return { body: Object(referringTo(written, partsAt)), parts: Object.fromEntries(parts) };
};

const nameOf = ({ type }: WebhookContract): string =>
  `${type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Webhook`;

/** Schemas of all bodies of webhooks, by name. */
export const webhookComponents = (contracts: readonly WebhookContract[]): Readonly<Record<string, JsonSchema>> =>
  Object.assign(
    {},
    ...contracts.map((contract) => {
      const { body, parts } = sentSchema(contract, '#/components/schemas/');
      return { ...parts, [nameOf(contract)]: body };
    }),
  );

/** One schema that takes every body of a webhook, for those who check what they receive. */
export const webhookSchemas = (contracts: readonly WebhookContract[]): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Bodies of webhooks',
  description: 'What receivers get, by `type`. Fields are only ever added; anything else is a new `version`.',
  oneOf: contracts.map((contract) => ({ $ref: `#/$defs/${nameOf(contract)}` })),
  $defs: Object.assign(
    {},
    ...contracts.map((contract) => {
      const { body, parts } = sentSchema(contract, '#/$defs/');
      const { summary, example } = contract;
      return { ...parts, [nameOf(contract)]: { description: summary, ...body, examples: [example] } };
    }),
  ),
});

const text = { type: 'string' } as const;

/** The headers that each delivery has. */
const headers = [
  ['idempotency-key', 'The same for every try of a delivery: drop what you have already.'],
  ['x-forecourt-timestamp', 'Seconds since 1970, of this try: refuse what is older than five minutes.'],
  ['x-forecourt-key-id', 'Which secret it was signed with.'],
  [
    'x-forecourt-signature',
    '`sha256=` and the hexadecimal HMAC-SHA256 of timestamp, a dot and the body as it came, with that secret.',
  ],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: text }));

/** What receivers are called with, as a document of OpenAPI 3.1 names it. */
export const webhookOperations = (contracts: readonly WebhookContract[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    contracts.map((contract) => [
      contract.type,
      {
        post: {
          operationId: `receive${nameOf(contract).replace(/Webhook$/, '')}`,
          summary: contract.summary,
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: `#/components/schemas/${nameOf(contract)}` },
                example: contract.example,
              },
            },
          },
          responses: {
            '2XX': {
              description: 'Taken, within 15 seconds. Anything else is tried again; redirects are not followed.',
            },
          },
        },
      },
    ]),
  );
