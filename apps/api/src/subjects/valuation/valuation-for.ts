import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { hostedValuation } from './hosted-valuation';
import { ownStockValuation } from './own-stock-valuation';
import type { ValuationPort } from './valuation';
import { valuationSettings } from './valuation-settings';

/** The hosted service when VALUATION_URL is set, else comparable stock of our own. */
export const valuationFor = (env: Pick<Env, 'settingsOf'>, db: Db): ValuationPort => {
  const hosted = env.settingsOf(valuationSettings);
  return hosted === null ? ownStockValuation(db) : hostedValuation(hosted);
};
