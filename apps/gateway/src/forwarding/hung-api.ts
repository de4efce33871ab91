import type { ServicePulse } from '@forecourt/api-contract/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../pages/answer';

const hungProblem = { status: 503, code: 'api_unavailable', title: 'The service is not available right now.' } as const;

/** What only asks: the same question again does no harm. A lead keeps its patience, lest it be sent twice. */
const onlyAsks = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || url.startsWith('/_search/');

/**
 * Answers a question to the API as soon as the API is known to hang, long before patience ends.
 * @returns false where that is at once
 */
export const mayWaitForApi = (
  request: FastifyRequest,
  reply: FastifyReply,
  pulse: ServicePulse,
  wasHung: () => void = () => undefined,
): boolean => {
  if (request.destination?.to !== 'api' || !onlyAsks(request)) return true;
  const end = pulse.watch(() => {
    if (reply.sent) return;
    wasHung();
    sendProblem(reply, hungProblem, 2);
  });
  reply.raw.once('close', end);
  return !reply.sent;
};
