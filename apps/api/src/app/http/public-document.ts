import type { RouteGroup } from '../../ground/http/route-group';
import { publicExamples } from './public-examples';
import type { JsonSchema } from './webhook-schemas';

type Json = Record<string, unknown>;

/** A part of a document that has a body: what is asked, or one answer. */
interface WithContent {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
}

/** An operation as the whole document describes it. */
interface Operation extends Json {
  readonly requestBody?: WithContent;
  readonly responses: Readonly<Record<string, WithContent>>;
}

/** The parts of an OpenAPI document that this reads. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Json;
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Json; readonly securitySchemes?: Json };
}

/** What is public and yet nobody's to call: processes that are watched, and payments that are played. */
const notForCallers = ['/healthz', '/readyz', '/openapi.json', '/api/test-processor/{session}'];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An operation by its method and the words of its path: `getTestDriveSlots`. It never changes while the address does not. */
export const operationIdOf = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api(?=\/)/, '')
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

/** Whether a path of the document is one of our own services', by the roster of routes. */
const isOfServices = (path: string, groups: readonly RouteGroup[]): boolean =>
  path.startsWith('/internal/') ||
  groups.some(({ paths }) => paths[path.replace(/\{(\w+)\}/g, ':$1')]?.access === 'service');

/** Gathers the schemas of bodies by name, each once. */
class Components {
  readonly #names = new Map<string, string>();
  readonly schemas: Json = {};

  /** A reference to a schema, by the name that it was first met by; one that is no more than a type stays where it is. */
  refer(schema: JsonSchema, wanted: string): JsonSchema {
    const isBare = schema.properties === undefined && schema.anyOf === undefined && schema.allOf === undefined;
    if (isBare) return schema;
    const key = JSON.stringify(schema);
    const known = this.#names.get(key);
    const name = known ?? this.#free(wanted);
    if (known === undefined) {
      this.#names.set(key, name);
      this.schemas[name] = schema;
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #free(wanted: string): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}${number}`;
      if (this.schemas[name] === undefined) return name;
    }
  }
}

const problemType = 'application/problem+json';
const problemExample = {
  type: 'about:blank',
  title: 'There is no such vehicle on this site.',
  status: 404,
  code: 'vehicle_not_found',
  request_id: '019ab000-0000-7000-8000-000000000009',
};

/** Whether an example is one of this body: words of a text, fields of anything else that has some. */
const fits = (example: unknown, schema: JsonSchema | undefined, type: string): boolean => {
  if (example === undefined) return false;
  if (typeof example === 'string') return type.startsWith('text/');
  return schema !== undefined && Object.keys(schema).length > 0 && schema.type !== 'string';
};

/** A body with its schema by reference, and with an example where one is given for JSON. */
const referred = <Part extends WithContent>(
  part: Part,
  components: Components,
  name: string,
  example: unknown,
): Part =>
  part.content === undefined
    ? part
    : {
        ...part,
        content: Object.fromEntries(
          Object.entries(part.content).map(([type, { schema, ...more }]) => [
            type,
            {
              ...more,
              ...(schema === undefined
                ? {}
                : { schema: components.refer(schema, type === problemType ? 'Problem' : name) }),
              ...(type !== problemType && fits(example, schema, type) ? { example } : {}),
            },
          ]),
        ),
      };

const publicOperation = (method: string, path: string, operation: Operation, components: Components): Operation => {
  const operationId = operationIdOf(method, path);
  const { request, answer } = publicExamples[operationId] ?? {};
  const called = operationId.replace(/^[a-z]+/, '');
  const told = (status: string, part: WithContent): WithContent =>
    status.startsWith('2')
      ? referred(part, components, `${called}Answer`, answer)
      : referred(part, components, `${called}Refusal`, undefined);
  return {
    operationId,
    ...operation,
    ...(operation.requestBody === undefined
      ? {}
      : { requestBody: referred(operation.requestBody, components, `${called}Request`, request) }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, part]) => [status, told(status, part)]),
    ),
  };
};

/**
 * What shoppers' pages and outside systems may call, out of the document of the whole API: without our own services,
 * with ids of operations, schemas by name and examples.
 * @param groups the roster, which says whose each path is
 * @param webhooks what receivers are called with, and its schemas
 */
export const publicDocument = (
  whole: ApiDocument,
  groups: readonly RouteGroup[],
  webhooks: { readonly operations: Json; readonly schemas: Json },
): Json => {
  const components = new Components();
  Object.assign(components.schemas, webhooks.schemas);
  const paths = Object.fromEntries(
    Object.entries(whole.paths ?? {})
      .filter(([path]) => !notForCallers.includes(path) && !isOfServices(path, groups))
      .map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            publicOperation(method, path, operation, components),
          ]),
        ),
      ]),
  );
  const { serviceToken: _own, ...securitySchemes } = whole.components?.securitySchemes ?? {};
  const problem = components.schemas.Problem;
  return {
    openapi: whole.openapi,
    info: {
      title: 'Forecourt: what a site answers',
      version: '1',
      description:
        "Vehicles, enquiries, accounts and payments of one dealer's site, at its own host, and the webhooks that receivers are called with. Addresses act for the site of their host. Errors are RFC 9457 problems with a `code`; searches keep the shape of Algolia's protocol. Fields are only ever added.",
    },
    servers: [
      {
        url: 'https://{host}',
        description: 'Any host of a site.',
        variables: { host: { default: 'www.example.com', description: 'Host of the site.' } },
      },
    ],
    paths,
    webhooks: webhooks.operations,
    components: {
      schemas: {
        ...components.schemas,
        ...(problem === undefined ? {} : { Problem: { ...(problem as Json), examples: [problemExample] } }),
      },
      securitySchemes,
    },
  };
};
