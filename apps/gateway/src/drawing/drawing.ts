import { visitorOf } from '@forecourt/api-contract/service';
import { pageOfMarkdown, type RouteLookup } from '@forecourt/config/pages';
import { isCachedSearch, isSearchPath } from '@forecourt/search/url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Destination } from '../decision/decision';
import { sendPage, sendProblem, wantsPage } from '../pages/answer';
import { busyPage } from '../pages/refusals';
import type { DrawLimits } from './draw-limits';
import { createKnownPages, type PageRequest } from './known-pages';
import { createTurns, type Turn, type Turns } from './turns';

/** Files of a build are the same for all sites of a template app. One that is not there is drawn as a page, too. */
export const isFile = (path: string): boolean => path.startsWith('/_next/static/');

/** Whether a path leads to a document that takes seconds to make. */
export const isSlowDocument = (routeAt: RouteLookup, path: string): boolean => {
  const found = routeAt(path);
  return found?.kind === 'document' && found.row.isSlow === true;
};

const pageOf = (request: FastifyRequest, { site }: Destination): PageRequest => {
  const path = request.url.split('?', 1)[0] ?? '';
  // Results that a query changes are not the cached results of the path.
  const page = pageOfMarkdown(request.url) ?? request.url;
  if (isSearchPath(page.split('?', 1)[0] ?? '') && !isCachedSearch(page))
    return { site: site.website_id, path: request.url, isData: false };
  return {
    site: isFile(path) ? `files of ${site.template}` : site.website_id,
    path,
    isData: request.headers.rsc !== undefined,
  };
};

/** Lets template apps draw no more than they can, and what they hold ready pass. */
export interface Drawing {
  /**
   * Calls `send` when a request to a template app may go on: at once for files and pages that the app is known to
   * hold ready, else when it is its turn. `left` is aborted when the client goes away; a request that waits leaves the line.
   * The turn is for `send` to end. What is begun ends with `ends`: with the client, but for a slow document, which the app
   * makes for whoever comes next too, and whose turn therefore lasts until it is made. Whoever gets no turn is answered
   * 503 with `retry-after`.
   */
  whenDue(
    request: FastifyRequest,
    reply: FastifyReply,
    left: AbortSignal,
    send: (turn: Turn | null, ends: AbortSignal) => void,
  ): void;
  /** Notes whether the template app holds ready what it answered: a page that it keeps, or a file. */
  note(request: FastifyRequest, isReady: boolean): void;
  /** Each line of each template app that has been asked for anything. */
  lines(): readonly DrawLine[];
}

/** How a line for turns stands: that of pages, or that of slow documents. */
export interface DrawLine {
  readonly template: string;
  readonly line: 'pages' | 'documents';
  readonly taken: number;
  readonly waiting: number;
}

/** Nothing ever ends by it. */
const never = new AbortController().signal;

/** Each template app has a queue of its own, found by the destination of the request (`destinationOf`). */
export const createDrawing = (
  limits: DrawLimits,
  destinationOf: (request: FastifyRequest) => Destination,
  routeAt: RouteLookup,
  turnRefused: (template: string) => void = () => undefined,
): Drawing => {
  const known = createKnownPages();
  const turnsOf = {
    pages: new Map<string, Turns>(),
    documents: new Map<string, Turns>(),
  };
  const turnsAt = (template: Destination['site']['template'], path: string): Turns => {
    const slow = isSlowDocument(routeAt, path);
    const lines = slow ? turnsOf.documents : turnsOf.pages;
    const turns = lines.get(template) ?? createTurns(slow ? { ...limits, atOnce: limits.documentsAtOnce } : limits);
    lines.set(template, turns);
    return turns;
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    turnRefused(destinationOf(request).site.template);
    if (wantsPage(request)) sendPage(reply, 503, busyPage(limits.retryAfter));
    else sendProblem(reply, { status: 503, code: 'busy', title: 'Too many pages are asked for.' }, limits.retryAfter);
  };

  return {
    lines: () =>
      (['pages', 'documents'] as const).flatMap((line) =>
        [...turnsOf[line]].map(([template, turns]) => ({ template, line, ...turns.now() })),
      ),
    whenDue: (request, reply, left, send) => {
      const destination = destinationOf(request);
      const page = pageOf(request, destination);
      if (destination.to === 'api' || known.has(page)) {
        send(null, left);
        return;
      }
      let turn: Turn | null = null;
      // A connection that has closed already has no address any more.
      const client = visitorOf(request.ip ?? '');
      const withdraw = turnsAt(destination.site.template, page.path).ask(
        { site: destination.site.website_id, client },
        {
          start: (given) => {
            turn = given;
            send(given, isSlowDocument(routeAt, page.path) ? never : left);
          },
          refuse: () => refuse(request, reply),
        },
      );
      left.addEventListener('abort', () => {
        withdraw();
        if (!isSlowDocument(routeAt, page.path)) turn?.abandon();
      });
    },
    note: (request, isReady) => {
      const destination = destinationOf(request);
      if (destination.to === 'template') known.note(pageOf(request, destination), isReady);
    },
  };
};
