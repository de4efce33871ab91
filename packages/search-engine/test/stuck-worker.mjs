// For tests: the engine's worker, but a search whose text is "stuck" never ends.
import '../src/source-imports.mjs';

const { IndexHost } = await import('../src/host/index-host.ts');
const { search } = IndexHost.prototype;
IndexHost.prototype.search = function (route, body, restrictions) {
  while (Buffer.from(body).includes('"stuck'));
  return search.call(this, route, body, restrictions);
};
await import('../src/worker.ts');
