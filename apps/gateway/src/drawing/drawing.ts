import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Destination } from '../decision/decision';
import { sendPage, sendProblem, wantsPage } from '../forwarding/answer';
import { busyPage } from '../pages/refusals';
import { clientKey } from './client-key';
import type { DrawLimits } from './draw-limits';
import { createKnownPages, type PageRequest } from './known-pages';
import { createTurns, type Turn, type Turns } from './turns';

/** Files of a build: a template app reads them from its disk. */
const isFile = (path: string): boolean => path.startsWith('/_next/static/');

const pageOf = (request: FastifyRequest, { site }: Destination): PageRequest => ({
  site: site.website_id,
  path: request.url.split('?', 1)[0] ?? '',
  isData: request.headers.rsc !== undefined,
});

/** Lets template apps draw no more than they can, and what they hold ready pass. */
export interface Drawing {
  /**
   * Calls `send` when a request to a template app may go on: at once for files and pages that the app is known to
   * keep, else when it is its turn. `left` is aborted when the client goes away; a request that waits leaves the line.
   * The turn is for `send` to end. Whoever gets none is answered 503 with `retry-after`.
   */
  whenDue(request: FastifyRequest, reply: FastifyReply, left: AbortSignal, send: (turn: Turn | null) => void): void;
  /** Notes whether the template app keeps what it answered. */
  note(request: FastifyRequest, isKept: boolean): void;
}

/** Each template app has turns of its own, told apart by what `destinationOf` says of a request. */
export const createDrawing = (limits: DrawLimits, destinationOf: (request: FastifyRequest) => Destination): Drawing => {
  const known = createKnownPages();
  const turnsOf = new Map<Destination['site']['template'], Turns>();
  const turnsAt = (template: Destination['site']['template']): Turns => {
    const turns = turnsOf.get(template) ?? createTurns(limits);
    turnsOf.set(template, turns);
    return turns;
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    if (wantsPage(request)) sendPage(reply, 503, busyPage(limits.retryAfter));
    else sendProblem(reply, { status: 503, code: 'busy', title: 'Too many pages are asked for.' }, limits.retryAfter);
  };

  return {
    whenDue: (request, reply, left, send) => {
      const destination = destinationOf(request);
      const page = pageOf(request, destination);
      if (destination.to === 'api' || isFile(page.path) || known.has(page)) {
        send(null);
        return;
      }
      let turn: Turn | null = null;
      const withdraw = turnsAt(destination.site.template).ask(
        { site: page.site, client: clientKey(request.ip) },
        {
          start: (given) => {
            turn = given;
            send(given);
          },
          refuse: () => refuse(request, reply),
        },
      );
      left.addEventListener('abort', () => {
        withdraw();
        turn?.abandon();
      });
    },
    note: (request, isKept) => {
      const destination = destinationOf(request);
      if (destination.to === 'template') known.note(pageOf(request, destination), isKept);
    },
  };
};
