// CPU of a server process per multi-query over HTTP: keep-alive, sealed keys, one request at a time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import '../src/source-imports.mjs';
import { generateSecuredApiKey } from '../src/keys/secured-key.ts';
import { rounded } from './measure.mjs';
import { printClauses, printQuery } from './print-query.mjs';
import { workload } from './workload.mjs';

const PARENT = 'parent key of the bench';

/** @returns {Promise<{cpuMs: number}>} CPU of the whole server process per multi-query. */
export async function httpCost(size, queries, rounds) {
  const server = fork(new URL('./http-server.mjs', import.meta.url), [String(size), PARENT]);
  try {
    const [{ port }] = await once(server, 'message');
    const cpu = async () => {
      server.send('cpu');
      const [{ cpuMs }] = await once(server, 'message');
      return cpuMs;
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const requests = workload(size, queries).map((multiQuery) => ({
      body: JSON.stringify({ requests: multiQuery.map(printQuery) }),
      key: generateSecuredApiKey(PARENT, { filters: printClauses(multiQuery[0].key) }),
    }));
    const round = async () => {
      for (const one of requests) await post(agent, port, one);
    };
    await round();
    const before = await cpu();
    for (let at = 0; at < rounds; at++) await round();
    const cpuMs = rounded(((await cpu()) - before) / rounds / queries, 3);
    agent.destroy();
    return { cpuMs };
  } finally {
    server.kill();
  }
}

function post(agent, port, { body, key }) {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/1/indexes/*/queries',
        headers: {
          'x-algolia-api-key': key,
          'x-algolia-application-id': 'bench',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`the server answered ${response.statusCode}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
