// A process with the engine behind plain HTTP, as small as a server can be: what a whole request costs beside the
// engine's own CPU. Tells its port, then its CPU time whenever asked.
import '../src/source-imports.mjs';
import { EnginePeer } from './peers/engine.mjs';
import { vehicle } from './vehicles.mjs';

const { createSearchHandler } = await import('../src/handler/search-handler.ts');
const { readSecuredApiKey } = await import('../src/keys/secured-key.ts');
const { serveHandler } = await import('../test/http-server.ts');

const size = Number(process.argv[2]);
const peer = new EnginePeer();
await peer.load(
  (function* stock() {
    for (let at = 0; at < size; at++) yield vehicle(at);
  })(),
);
const handler = createSearchHandler({
  engine: peer.engine,
  verifyKey: (key) => readSecuredApiKey(process.argv[3], key, Date.now() / 1000),
});
const { port } = await serveHandler(handler);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
process.send({ port });
