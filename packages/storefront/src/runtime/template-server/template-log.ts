import { format, stripVTControlCharacters } from 'node:util';
import { createProcessLog, logTo, type ProcessLog, type RequestFacts } from '@forecourt/api-contract/operator-log';
import { traceFacts } from '@forecourt/api-contract/traces';
import { requestInHand } from './waiting-client';

const factsOf = (): RequestFacts => {
  const found = requestInHand();
  if (found === undefined) return {};
  const { requestId: request_id, site, span } = found;
  const facts = { request_id, ...traceFacts(span) };
  return site === null ? facts : { ...facts, site };
};

type LogDestination = Parameters<typeof createProcessLog>[1];

/**
 * The log of a template app. What it says while it works for a request names that request and its site.
 * @param name of the app, such as `template-a`
 */
export const createTemplateLog = (
  name: string,
  level: string,
  // As `console` does: a process that ends has said everything.
  destination: LogDestination = logTo(1, true),
): ProcessLog => createProcessLog({ name, level, factsOf }, destination);

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** What was said, in one string, and the error that was said with it. */
const entryOf = (given: readonly unknown[]): { readonly err?: Error; readonly msg: string } => {
  const err = given.find((part) => part instanceof Error);
  const words = stripVTControlCharacters(format(...given.filter((part) => part !== err))).trim();
  if (err === undefined) return { msg: words };
  // Next marks what it says by a sign of its own, alone beside an error.
  return { err, msg: /\w/.test(words) ? words : err.message };
};

/**
 * Has everything that the process says by `console` come as lines of its log: pages, sections and Next itself speak so.
 * @returns what puts the console back
 */
export const logConsole = (log: ProcessLog, target: Pick<Console, keyof typeof levels> = console): (() => void) => {
  const { debug, log: plain, info, warn, error } = target;
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)['log' | 'debug']][])
    target[method] = (...given: unknown[]) => {
      const { msg, ...facts } = entryOf(given);
      if (msg !== '') log[level](facts, msg);
    };
  return () => void Object.assign(target, { debug, log: plain, info, warn, error });
};
