import * as z from 'zod';
import { settingNotes } from './setting-notes';
import { siteDocumentSchema } from './site-document';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One field of a site document. */
export interface Setting {
  /** Its place, `[]` for the entries of a list. */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The schema and its alternatives: `null` or an object, one kind of sink or another. */
const alternatives = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema).flatMap(alternatives),
];

const fieldsWithin = (schema: JsonSchema, path: string): readonly Setting[] =>
  alternatives(schema).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, inner]) => {
      if (!isSchema(inner)) return [];
      const place = path === '' ? name : `${path}.${name}`;
      return [
        { path: place, schema: inner, required: one.required?.includes(name) === true },
        ...fieldsWithin(inner, place),
      ];
    }),
    ...(isSchema(one.items) && !Array.isArray(one.items) ? fieldsWithin(one.items, `${path}[]`) : []),
  ]);

/** JSON Schema of a site document as people write it, each field described, for editors and documentation. */
export const siteDocumentJsonSchema = (): JsonSchema => {
  const schema = z.toJSONSchema(siteDocumentSchema, { io: 'input' });
  for (const { path, schema: field } of fieldsWithin(schema, '')) {
    const note = settingNotes[path];
    if (note === undefined) continue;
    const [clause, text] = note;
    field.description = clause === '-' ? text : `${text} (${clause})`;
  }
  return {
    ...schema,
    title: 'Site document',
    description: 'Everything that makes the site of one dealer its own.',
  };
};

/** Every field of a site document at any depth, in its order, each once. */
export const siteDocumentSettings = (): readonly Setting[] => {
  const found = fieldsWithin(siteDocumentJsonSchema(), '');
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
};

const shownDefault = ({ schema, required }: Setting): string => {
  if (required) return 'required';
  const given: unknown = schema.default;
  if (given === undefined) return '';
  return isSchema(given) && !Array.isArray(given) && Object.keys(given).length === 0
    ? ''
    : `\`${JSON.stringify(given)}\``;
};

/** The settings as a Markdown table: setting, clause, default, meaning. */
export const settingsTable = (): string =>
  [
    '| Setting | Clause | Default | What it decides |',
    '|---|---|---|---|',
    ...siteDocumentSettings().map((setting) => {
      const [clause, text] = settingNotes[setting.path] ?? ['', ''];
      return `| \`${setting.path}\` | ${clause} | ${shownDefault(setting)} | ${text} |`;
    }),
  ].join('\n');
