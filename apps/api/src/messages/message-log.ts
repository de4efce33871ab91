import type { Logger } from 'pino';
import type { DeliveredMessage } from './deliver-message';
import { messageTemplates } from './message-templates';

/** What came of a try, for the log: ids and codes, nothing of a person. */
export const logOutcome =
  (log: Logger) =>
  ({ id, template, outcome }: DeliveredMessage): void => {
    const message = { message: id };
    if (template !== null && outcome.kind === 'given-up')
      log[messageTemplates[template].whenGivenUp](
        { ...message, code: outcome.code, tries: outcome.tries },
        `${template} delivery given up: a dead letter`,
      );
    else if (outcome.kind === 'failed')
      log.warn({ ...message, code: outcome.code, tries: outcome.tries }, `${template} delivery failed`);
    else log.debug({ ...message, outcome: outcome.kind }, `${template ?? 'message'} delivery`);
  };
