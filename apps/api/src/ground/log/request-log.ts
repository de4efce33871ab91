import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

const logs = new AsyncLocalStorage<Logger>();

/** Has everything that `answer` sets off know the log of its request, which says the id of it. */
export const withRequestLog = <Result>(log: Logger, answer: () => Result): Result => logs.run(log, answer);

/** The log of the request that is worked for; undefined outside of one, as in the worker. */
export const requestLog = (): Logger | undefined => logs.getStore();
