// @ts-check
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFloorApp } from './floor-app.mjs';
import { freePort, listen } from './free-port.mjs';

const entry = fileURLToPath(new URL('../../apps/gateway/dist/main.js', import.meta.url));
const host = 'floor.localhost';

/**
 * The smallest static page of Next, in an app of its own behind a gateway of its own: what pages of the product are
 * measured against. `page` is its address at the app, `url` the one at the gateway for `host`.
 * @param {string} serviceToken  the gateway does not start without one
 */
export const startFloor = async (serviceToken) => {
  const app = await startFloorApp();
  const table = {
    seq: 1,
    sites: [
      {
        ...{ website_id: 'floor', slug: 'floor', name: 'Floor', hosts: [host], tagline: '' },
        ...{ template: 'a', template_origin: app.origin },
      },
    ],
  };
  const api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(table));
  });
  const [apiPort, port] = [await listen(api), await freePort()];
  const gateway = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      FORECOURT_GATEWAY_PORT: String(port),
      FORECOURT_API_URL: `http://127.0.0.1:${apiPort}`,
      FORECOURT_SERVICE_TOKEN: serviceToken,
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const health = await fetch(`${origin}/_gateway/healthz`).catch(() => null);
    if (health?.ok && (await health.json()).sites === 1) break;
    await pause(100);
  }
  return {
    page: `${app.origin}/floor`,
    url: `${origin}/floor`,
    host,
    stop: () => {
      gateway.kill();
      app.stop();
      api.close();
      api.closeAllConnections();
    },
  };
};
