// @ts-check
import { bundleBench } from './bundle-bench.mjs';
import { runJson } from './run-json.mjs';

/** A changed price among 500 sites and 20,000 vehicles, each on two of them: from its commit until a search finds it. */
export const benchPrices = async () =>
  runJson(['--expose-gc', ...(await bundleBench('price-bench')), '500', '20000', '40']);
