import type { CommandContext } from '../../../ground/cli/command-module';
import type { Database } from '../../../ground/database/database';
import type { Env } from '../../../ground/env/env';
import { withMessageQueue } from '../../../ground/messages/with-message-queue';
import type { CompleteContext } from '../complete-payment';
import { completeContexts } from '../payment-deps';

/** Runs with what completing a payment takes: the queue of messages, and everybody who follows payments. */
export const withPayments = <Result>(
  context: CommandContext,
  { database, env }: { readonly database: Database; readonly env: Env },
  work: (contextOf: () => CompleteContext) => Promise<Result>,
): Promise<Result> => {
  const log = context.log();
  return withMessageQueue(database, log, async (_enqueue, jobs) => {
    const followers = await context.loadPaymentFollowers();
    return work(completeContexts({ database, env, jobs, followers, log }));
  });
};
