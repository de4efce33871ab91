// What a site says of itself to outside systems: whose operations those are, and that its examples are true.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { loadWebhooks, routeGroups } from '../rosters';
import { publicExamples } from './public-examples';
import { webhookSchemas } from './webhook-schemas';

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
}
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly [key: string]: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let document: Document;

const ask = (site: string) =>
  running.app.request('/api/openapi.json', {
    headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(
    database.db,
    siteNamed('yard'),
    siteNamed('lane', { dealership_id: 'yard', stockFrom: [{ dealership: 'yard' }], locations: [{ id: 'yard-yard' }] }),
  );
  running = await startTestApp(database, {
    ...testEnv(),
    settingsOf: settingsFrom({ VEHICLE_LOOKUP_URL: 'http://127.0.0.1:9', VEHICLE_LOOKUP_KEY: 'key of tests' }),
  });
  document = await (await ask('yard')).json();
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const operations = (): readonly Operation[] => [
  ...Object.values(document.paths).flatMap((methods) => Object.values(methods)),
  ...Object.values(document.webhooks).map(({ post }) => post),
];
/** Every body that is asked or answered, with the operation that it is of. */
const bodies = () =>
  operations().flatMap(({ operationId, requestBody, responses }) =>
    [
      { what: `${operationId} asks`, isAnswer: false, body: requestBody },
      ...Object.entries(responses).map(([status, body]) => ({
        what: `${operationId} answers ${status}`,
        isAnswer: true,
        body,
      })),
    ].flatMap(({ body, ...more }) =>
      Object.entries(body?.content ?? {}).map(([type, part]) => ({ ...more, type, ...part })),
    ),
  );
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined
    ? schema
    : (document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});

/** What a schema has against a value, as a caller's own validator finds it. */
const faultsOf = (schema: object, value: unknown) => {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  return validate(value) ? [] : validate.errors;
};

describe('/api/openapi.json', () => {
  it('is served at each site with its own address, for an hour, and to nobody past the gateway', async () => {
    const answer = await ask('lane');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    const { servers, ...same } = (await answer.json()) as Document;
    expect([servers, document.servers].map(([first]) => first?.url)).toEqual([
      'http://lane.localhost:3000',
      'http://yard.localhost:3000',
    ]);
    const { servers: _own, ...own } = document;
    expect(same).toEqual(own);
    expect((await running.app.request('/api/openapi.json')).status).toBe(403);
    expect((await ask('nowhere')).status).toBe(404);
  });

  it('names every route that is for shoppers, suppliers or everyone, and none of our own services', () => {
    const named = Object.keys(document.paths);
    const roster = routeGroups.flatMap(({ paths }) => Object.entries(paths));
    const written = (path: string) => path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}');
    const isNamed = (path: string) =>
      path.endsWith('/*') ? named.some((one) => one.startsWith(path.slice(0, -1))) : named.includes(written(path));
    const left = roster.filter(([path, { access }]) => access !== 'service' && !isNamed(path)).map(([path]) => path);
    expect(left).toEqual(['/healthz', '/readyz', '/api/test-processor/:session']);
    expect(roster.filter(([path, { access }]) => access === 'service' && isNamed(path))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/internal\/|serviceToken/);
  });

  it('gives each operation an id of its own, and each schema a name that is there', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(get|post|receive)[A-Z][A-Za-z0-9]*$/);
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    for (const [, name = ''] of referred) expect(Object.keys(document.components.schemas)).toContain(name);
    expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('Problem'))).toEqual(['Problem']);
  });

  it('has an example of everything with fields that is sent or answered, and each fits its schema', () => {
    const withFields = bodies().filter(
      ({ type, schema, what, isAnswer }) =>
        /json$|urlencoded$/.test(type) &&
        type !== 'application/problem+json' &&
        (!isAnswer || / 20[01]$/.test(what)) &&
        Object.keys(resolved(schema ?? {}).properties ?? {}).length > 0,
    );
    expect(withFields.filter(({ example }) => example === undefined).map(({ what }) => what)).toEqual([]);
    const wrong = bodies().flatMap(({ what, schema, example }) =>
      example === undefined || schema === undefined
        ? []
        : (faultsOf({ ...resolved(schema), components: document.components }, example) ?? []).map(
            ({ instancePath, message }) => `${what}: ${instancePath} ${message}`,
          ),
    );
    expect(wrong).toEqual([]);
    const known = new Set(operations().map(({ operationId }) => operationId));
    expect(Object.keys(publicExamples).filter((id) => !known.has(id))).toEqual([]);
  });

  it('names every kind of webhook with the headers of its signature and a body that its example fits', async () => {
    const contracts = await loadWebhooks();
    expect(Object.keys(document.webhooks).sort()).toEqual(
      ['events', 'finance-application', 'lead', 'lead-photos', 'order', 'test', 'test-drive'].sort(),
    );
    expect(JSON.stringify(document.webhooks.lead)).toContain('x-forecourt-signature');
    for (const { type, schema, example } of contracts) {
      expect(z.strictObject(schema.shape).safeParse(example).error?.issues ?? [], type).toEqual([]);
      // A receiver that checks by it takes the fields of a later release.
      expect(faultsOf(webhookSchemas(contracts), { ...Object(example), of_later: true }), type).toEqual([]);
    }
    expect(JSON.stringify(webhookSchemas(contracts))).not.toContain('"additionalProperties":false');
  });
});
