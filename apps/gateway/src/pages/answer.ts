import type { Problem } from '@forecourt/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS, type PageContent, renderPage } from './page';

/** Answers with one of the gateway's own pages. */
export const sendPage = (reply: FastifyReply, status: number, page: PageContent): FastifyReply => {
  reply.code(status).headers(PAGE_HEADERS).header('x-request-id', reply.request.id);
  if (page.retryAfter !== undefined) reply.header('retry-after', page.retryAfter);
  return reply.send(renderPage(page));
};

/** Answers a route of the API with problem details (RFC 9457). */
export const sendProblem = (
  reply: FastifyReply,
  problem: Pick<Problem, 'status' | 'code' | 'title'>,
  retryAfter: number,
): FastifyReply => {
  const body: Problem = { type: 'about:blank', ...problem, request_id: reply.request.id };
  return reply
    .code(problem.status)
    .headers({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': retryAfter,
      'x-request-id': reply.request.id,
    })
    .send(JSON.stringify(body));
};

/** True when a person looks at the answer: a form sent without scripts, or an address typed into a browser. */
export const wantsPage = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;
