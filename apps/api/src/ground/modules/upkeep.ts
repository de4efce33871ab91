import type { Logger } from 'pino';
import type { Db } from '../database/database';
import type { Env } from '../env/env';
import type { Erasure } from '../erasure/erasure';
import type { Limit } from '../limits/limits';
import type { MessageTemplates } from '../messages/message-template';
import type { EnqueueMessage } from '../messages/new-message';

/** What upkeep works with. */
export interface UpkeepDeps {
  readonly db: Db;
  readonly env: Pick<Env, 'dataDir' | 'mailFrom' | 'sealingKey' | 'settingsOf'>;
  readonly now: Date;
  readonly enqueue: EnqueueMessage;
  readonly templates: MessageTemplates;
  readonly limits: readonly Limit[];
  readonly erasures: readonly Erasure[];
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Something that is cleared away again and again. Each runs by itself: one that fails keeps no other from running. */
export interface Upkeep {
  /** In the log and in metrics, such as `retention`. */
  readonly name: string;
  readonly run: (deps: UpkeepDeps) => Promise<void>;
}

/**
 * Runs each once, in their order. What fails is logged and told to `ended`, and is tried again at the next turn.
 * @param ended told of each how it ended
 */
export const runUpkeep = async (
  parts: readonly Upkeep[],
  deps: UpkeepDeps,
  ended: (name: string, outcome: 'done' | 'failed') => void = () => undefined,
): Promise<void> => {
  for (const { name, run } of parts) {
    try {
      await run(deps);
      ended(name, 'done');
    } catch (error) {
      deps.log.error({ err: error, upkeep: name }, 'upkeep failed; trying again at the next turn');
      ended(name, 'failed');
    }
  }
};
