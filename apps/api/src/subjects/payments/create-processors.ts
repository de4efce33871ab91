import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { PaymentProcessor, Processors } from './processor';
import { paymentSettings } from './processor-settings';
import { createStripeProcessor } from './stripe/stripe-processor';
import { createTestProcessor } from './test-processor/test-processor';

/** The processors that the settings of this installation name. */
export const createProcessors = (
  { db }: Pick<Database, 'db'>,
  env: Pick<Env, 'settingsOf' | 'serviceToken' | 'now'>,
): Processors => {
  const { processor, stripe } = env.settingsOf(paymentSettings);
  const { now, serviceToken } = env;
  const all: readonly PaymentProcessor[] = [
    // Where another takes payments, the test processor says yes to nobody; what it once took it can give back.
    createTestProcessor({ db, now, serviceToken }),
    ...(stripe === null ? [] : [createStripeProcessor(stripe, now)]),
  ];
  const named = (name: string) => all.find((one) => one.name === name) ?? null;
  return { current: processor === 'none' ? null : named(processor), named };
};
