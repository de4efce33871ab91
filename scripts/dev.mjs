// @ts-check
// `npm run dev -- a`: as `npm start`, with one template app (a, b or c; a by itself) drawn from what stands in the
// editor: ui and storefront are built at each change, and the app takes the change in.
import { startForecourt } from './start/start-forecourt.mjs';

const [wanted = 'a'] = process.argv.slice(2);
const template = /** @type {const} */ (['a', 'b', 'c']).find((name) => name === wanted.toLowerCase());
if (template === undefined) {
  process.stderr.write(`There is no template ${wanted}. Run npm run dev -- a, or b, or c.\n`);
  process.exit(2);
}
await startForecourt({ env: process.env, reloadDemo: false, edited: template });
