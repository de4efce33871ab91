// `npx node e2e/stack/serve.ts`: the stack of the end-to-end tests, left running while tests are written. Ctrl-C stops it.
import { startForecourt } from '../../scripts/start/start-forecourt.mjs';
import { stackEnv } from './address-book.ts';

await startForecourt({ env: { ...process.env, ...stackEnv }, reloadDemo: false });
