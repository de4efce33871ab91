import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../pages/answer';
import { isUpload, type Patience } from './patience';
import { closeInStages } from './request-body';

const tooSlow = {
  status: 408,
  code: 'request_too_slow',
  title: 'The rest of the request did not arrive in time. Send it again.',
} as const;

/** Whether a request has a body of which some is still to come. */
export const hasMoreToCome = (raw: IncomingMessage): boolean =>
  !raw.complete && (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined);

/**
 * Ends a request whose body stops coming, and one that is no upload and takes too long as a whole. Node's own limit
 * knows only the whole, and would end an upload amid its bytes.
 */
export const watchBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  { idleMs, requestMs, lingerMs }: Pick<Patience, 'idleMs' | 'requestMs' | 'lingerMs'>,
): void => {
  const { raw } = request;
  const { socket } = raw;
  if (!hasMoreToCome(raw)) return;
  const path = raw.url?.split('?', 1)[0] ?? '';
  closeInStages(socket, lingerMs);

  const end = (): void => {
    stop();
    // Answered already, the connection is all that is left.
    if (reply.sent) return void socket.destroy();
    reply.raw.once('finish', () => socket.destroySoon());
    // Node forgets a request that has been answered; to whom it is passed on it must not stay half a request for ever.
    socket.once('close', () => raw.destroy());
    sendProblem(reply.header('connection', 'close'), tooSlow, 1);
    // Bytes that arrive while the connection closes must not complete the body: its sender was told to send it again.
    if (request.body instanceof Readable) request.body.destroy();
  };
  const endIdle = (): void => {
    // What has come waits for the application to read it: the sender is not to blame.
    if (raw.readableLength > 0) socket.setTimeout(idleMs);
    else end();
  };
  const whole = isUpload(path) ? undefined : setTimeout(end, requestMs);
  const stop = (): void => {
    clearTimeout(whole);
    socket.setTimeout(0);
    raw.off('timeout', endIdle);
    raw.off('end', stop);
    raw.off('close', stop);
  };
  socket.setTimeout(idleMs);
  // Heard here, the connection is not simply cut off.
  raw.on('timeout', endIdle);
  raw.once('end', stop);
  raw.once('close', stop);
};
