import type { ServerResponse } from 'node:http';
import { lateScripts } from '../late-scripts/late-scripts';

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  // What is kept was finished when it was kept, and has its entity tag since.
  !response.hasHeader('etag');

/**
 * Has pages that are drawn for one request, and the first answers of pages to be kept, start their scripts as kept pages
 * do. Such a page is sent once it is whole: Next streams none of ours, and what a page is painted with stands in its
 * beginning and its end.
 */
export const finishPage = (response: ServerResponse): void => {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];
  let collects: boolean | undefined;
  const isCollecting = (): boolean => {
    collects ??= !response.headersSent && isPage(response);
    return collects;
  };
  const take = (chunk: unknown): void => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const callbackOf = (given: readonly unknown[]) =>
    given.find((one): one is () => void => typeof one === 'function') ?? (() => undefined);

  response.flushHeaders = () => {
    if (!isCollecting()) flushHeaders();
  };
  response.write = ((...given: Parameters<typeof write>) => {
    if (!isCollecting()) return write(...given);
    take(given[0]);
    // As a stream does: not within the call.
    process.nextTick(callbackOf(given));
    return true;
  }) as typeof response.write;
  response.end = ((...given: Parameters<typeof end>) => {
    if (!isCollecting()) return end(...given);
    take(given[0]);
    if (parts.length === 0) return end(callbackOf(given));
    const page = Buffer.from(lateScripts(Buffer.concat(parts).toString()));
    response.setHeader('content-length', page.byteLength);
    return end(page, callbackOf(given));
  }) as typeof response.end;
};
