import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testEnv, testProof } from '../../test/test-app';
import { createTestDatabase } from '../../test/test-database';
import type { Database } from '../database/database';
import { searchAppId } from './search-key';

const adminKey = 'admin-key-of-these-tests';

let database: Database;
const running: Awaited<ReturnType<typeof startTestApp>>[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(running.map((app) => app.close()));
  await database.close();
});

const start = async (searchAdminKey: string | null) => {
  const app = await startTestApp(database, { ...testEnv(), searchAdminKey });
  running.push(app);
  await app.ready();
  return async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.app.request(`/_search/1/indexes/${path}`, {
      method,
      headers: { 'x-algolia-api-key': adminKey, 'x-algolia-application-id': searchAppId, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
};

const settings = { searchableAttributes: ['make'] };

describe('the admin half of search', () => {
  it('refuses every request unless a key is configured', async () => {
    const ask = await start(null);
    expect((await ask('PUT', 'scratch/settings', settings)).status).toBe(403);
    expect((await ask('POST', 'Car_production/clear', {})).status).toBe(403);
  });

  it('makes, fills and searches indexes of its own, and never writes the one that follows the database', async () => {
    const ask = await start(adminKey);
    expect((await ask('PUT', 'scratch/settings', settings)).status).toBe(200);
    const requests = Array.from({ length: 400 }, (_, at) => ({
      action: 'addObject',
      body: { objectID: String(at), make: 'Kia', words: 'x'.repeat(1000) },
    }));
    expect((await ask('POST', 'scratch/batch', { requests })).status).toBe(200);
    expect((await ask('POST', 'scratch/query', { query: 'kia' })).body).toMatchObject({ nbHits: 400 });
    for (const [method, path, body] of [
      ['POST', 'Car_production/batch', { requests: requests.slice(0, 1) }],
      ['POST', 'Car_production/clear', {}],
      ['PUT', 'Car_production/settings', settings],
      ['DELETE', 'Car_production', {}],
      ['POST', 'scratch/operation', { operation: 'move', destination: 'Car_production' }],
    ] as const) {
      expect((await ask(method, path, body)).status, `${method} ${path}`).toBe(403);
    }
  });

  it('takes no admin key through the gateway', async () => {
    const ask = await start(adminKey);
    const fromGateway = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'harbour' };
    expect((await ask('PUT', 'scratch/settings', settings, fromGateway)).status).toBe(403);
    expect((await ask('POST', 'Car_production/query', {}, fromGateway)).status).toBe(403);
  });
});
