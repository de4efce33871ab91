// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/gateway/dist/main.js', import.meta.url));
/** No id of a site: the template apps put such a request under no site, which is where `/floor` is. */
const noSite = '_';
const host = 'floor.localhost';

/** @param {import('node:http').Server} server */
const listen = async (server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const freePort = async () => {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
};

/**
 * A gateway of its own, whose only host leads to the page without a site. The product's gateway never leads there.
 * @param {string} app  origin of a template app
 * @param {string} serviceToken  of the running start: the app takes sites from a gateway that knows it
 */
export const startFloorGateway = async (app, serviceToken) => {
  const table = {
    seq: 1,
    sites: [
      {
        ...{ website_id: noSite, slug: 'floor', name: 'Floor', hosts: [host], tagline: '' },
        ...{ template: 'a', template_origin: app },
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
    url: `${origin}/floor`,
    host,
    stop: () => {
      gateway.kill();
      api.close();
      api.closeAllConnections();
    },
  };
};
