// @ts-check
// `npm run dev -- a`: as `npm start`, with one template app alone (by its name; the first by itself), drawn from what stands
// in the editor: each saved source of a package or of the app is taken in, and pages that are open follow.
import { startForecourt } from './start/start-forecourt.mjs';
import { registeredTemplates } from './workspace/templates.mjs';

const names = registeredTemplates().map(({ name }) => name);
const [wanted = names[0] ?? ''] = process.argv.slice(2);
const template = names.find((name) => name === wanted.toLowerCase());
if (template === undefined) {
  process.stderr.write(`There is no template ${wanted}. Run npm run dev -- with one of: ${names.join(', ')}.\n`);
  process.exit(2);
}
await startForecourt({ env: process.env, reloadDemo: false, edited: template });
