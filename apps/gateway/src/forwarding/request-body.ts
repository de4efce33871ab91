import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';

/**
 * The body of a request as it is passed on. An application that answers before it has read all of it ends this stream
 * and not the sender's connection, on which the answer is still on its way; what comes after that is read and dropped.
 * A sender that breaks off breaks this off.
 */
export const bodyToPassOn = (raw: IncomingMessage): Readable => {
  const body = new PassThrough();
  raw.once('close', () => {
    // The whole body may have arrived without having been read to its end.
    if (!raw.readableEnded) body.destroy();
  });
  body.once('close', () => {
    raw.unpipe(body);
    raw.resume();
  });
  return raw.pipe(body);
};

/** Bytes of a search that are held; a larger one, which the API refuses, is passed on as it comes. */
const MOST_HELD = 128 * 1024;

/**
 * Holds the whole body of a small request, so that it can be sent a second time. One that does not say its size or is
 * larger is passed on as it comes.
 * @param done called with the body; never when its sender breaks off.
 */
export const holdBody = (raw: IncomingMessage, done: (body: Buffer | Readable) => void): void => {
  const size = Number(raw.headers['content-length'] ?? Number.NaN);
  if (!(size <= MOST_HELD)) {
    done(bodyToPassOn(raw));
    return;
  }
  const parts: Buffer[] = [];
  raw.on('data', (part: Buffer) => parts.push(part));
  raw.once('end', () => done(Buffer.concat(parts)));
};

/**
 * Closes a connection in stages: our side once the answer is sent, the whole when the sender closes too, or after
 * `lingerMs`. One that is closed over bytes nobody has read is reset, and its sender may never see the answer
 * (RFC 9112, section 9.6).
 */
export const closeInStages = (socket: Socket, lingerMs: number): void => {
  // Node's server calls it after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    const last = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(last));
  };
};
