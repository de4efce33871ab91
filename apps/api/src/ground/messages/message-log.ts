import type { Logger } from 'pino';
import type { DeliveredMessage } from './deliver-message';
import type { MessageTemplates } from './message-template';

/** What came of a try, for the log: ids and codes, nothing of a person. */
export const logOutcome =
  (log: Logger, templates: MessageTemplates) =>
  ({ id, template, outcome }: DeliveredMessage): void => {
    const message = { message: id };
    if (template !== null && outcome.kind === 'given-up')
      log[templates.get(template)?.whenGivenUp ?? 'error'](
        { ...message, code: outcome.code, tries: outcome.tries },
        `${template} delivery given up: a dead letter`,
      );
    else if (outcome.kind === 'failed')
      log.warn({ ...message, code: outcome.code, tries: outcome.tries }, `${template} delivery failed`);
    else log.debug({ ...message, outcome: outcome.kind }, `${template ?? 'message'} delivery`);
  };
