// @ts-check
import { loadDemo } from './demo.mjs';
import { probe, waitUntil } from './http-probe.mjs';
import { findServiceToken } from './service-keys.mjs';
import { apiServices } from './services.mjs';
import { apiPatience, lookAtApi, watch } from './watchdog.mjs';

/** Milliseconds between two looks at the API. */
const LOOKS_EVERY = 2_000;

/**
 * Brings up database, API and worker, and loads the demo into them.
 * @param {import('./start-context.mjs').StartContext} context
 * @param {object} options
 * @param {(token: string) => void} options.giveToken is given the token that services prove themselves with, once known
 * @param {() => Promise<{ seq: number }>} options.siteTable
 * @param {boolean} options.reloadDemo
 */
export const bringUpData = async (context, { giveToken, siteTable, reloadDemo }) => {
  const { settings, env, supervisor, report, signal, hopeless, serviceToken, fail } = context;
  const { api, worker } = apiServices(settings, env);
  await report.step('Database', async (tell, close) => {
    supervisor.start(api);
    watch({
      supervisor,
      name: api.name,
      look: () => lookAtApi(settings.apiPort),
      patience: apiPatience,
      everyMs: LOOKS_EVERY,
      say: report.say,
      signal,
    }).catch(fail);
    // Known from an earlier start: then the template apps need not wait for the API.
    const early = findServiceToken(settings.secrets, env);
    if (early !== null) giveToken(early);
    tell('starting, bringing tables up to date, building the search index');
    await waitUntil(
      async () => (await probe({ port: settings.apiPort, path: '/readyz' })).status === 200,
      hopeless('api'),
    );
    const token = findServiceToken(settings.secrets, env);
    if (token === null)
      throw new Error(`${settings.secrets} is missing, though the API runs. Set FORECOURT_SERVICE_TOKEN.`);
    giveToken(token);
    close('ready');
  });
  supervisor.start(worker);
  // From here on an API that dies is waited for: it has shown that it can start.
  await report.step('Demo', async (tell, close) => {
    if (!settings.loadsDemo) return close('left out (FORECOURT_DEMO=1 loads it)');
    const currentSeq = async () => (await siteTable()).seq;
    const childEnv = { ...env, FORECOURT_SERVICE_TOKEN: await serviceToken };
    close(await loadDemo({ settings, env: childEnv, currentSeq, reload: reloadDemo, tell, signal }));
  });
};
