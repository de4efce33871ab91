// The documents of docs/api as the code has them: JSON on standard output, for scripts/api-documents.mjs. The API is put
// together as `serve` does, with everything that settings can add, and nothing is asked of a database.
import { createSearchEngine } from '@forecourt/search-engine';
import { PgBoss } from 'pg-boss';
import { publicDocumentOf } from '../src/app/http/document-routes';
import { webhookSchemas } from '../src/app/http/webhook-schemas';
import { loadWebhooks, routeGroups } from '../src/app/rosters';
import { databaseAt } from '../src/ground/database/database';
import { settingsFrom } from '../src/ground/env/environment-part';
import { createLog } from '../src/ground/log/log';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { createTestApp, testEnv } from './test-app';

const nowhere = 'postgres://nobody@127.0.0.1:1/none';
const env = {
  ...testEnv(),
  settingsOf: settingsFrom({ VEHICLE_LOOKUP_URL: 'http://127.0.0.1:9', VEHICLE_LOOKUP_KEY: 'key of tests' }),
};
const log = createLog('documents', env);
const database = databaseAt(nowhere);
const search = new EmbeddedSearch({ database, env, log, createEngine: () => createSearchEngine({}) });
const app = await createTestApp({ database, env, search, jobs: new PgBoss(nowhere), log });
const documents = {
  'openapi.json': await publicDocumentOf(app, { groups: routeGroups, loadWebhooks }),
  'webhooks.schema.json': webhookSchemas(await loadWebhooks()),
};
process.stdout.write(JSON.stringify(documents));
