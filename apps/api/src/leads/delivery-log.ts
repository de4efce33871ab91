import type { Logger } from 'pino';
import type { DeliveryOutcome } from './deliver-lead';

/** What came of a try, for the log: ids and codes, nothing of the shopper. */
export const logOutcome =
  (log: Logger) =>
  (delivery_id: string, outcome: DeliveryOutcome): void => {
    if (outcome.kind === 'given-up')
      log.error({ delivery_id, code: outcome.code, tries: outcome.tries }, 'lead delivery given up: a dead letter');
    else if (outcome.kind === 'failed')
      log.warn({ delivery_id, code: outcome.code, tries: outcome.tries }, 'lead delivery failed');
    else log.debug({ delivery_id, outcome: outcome.kind }, 'lead delivery');
  };
