import { requireNode } from '@forecourt/api-contract/node-version';

// Before Next and all that it brings.
requireNode(import.meta.url);

/**
 * Runs a template app: `node server.mjs -H 127.0.0.1 -p 3001`, with `--dev` as `next dev` would. Reads
 * FORECOURT_SERVICE_TOKEN, and FORECOURT_SERVICE_TOKEN_PREVIOUS while that is being changed; FORECOURT_METRICS_PORT and
 * FORECOURT_METRICS_HOST, where its operator reads how it is; FORECOURT_LOG_LEVEL. FORECOURT_KEPT_ASSETS, FORECOURT_WARM_SECONDS and
 * FORECOURT_DRAIN_SECONDS, for several processes and builds beside each other (`template-settings.ts`). Its log is lines of JSON on standard
 * output; in development Next speaks as it does to people.
 * @param dir folder of the app
 */
export const serveTemplate = async (dir: string): Promise<void> =>
  (await import('./serve-template')).serveTemplate(dir);
