import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { BodyPace } from './body-pace';

/**
 * The body of a request as it is passed on, by the pace of all of them. An application that answers before it has read all
 * of it ends this stream and not the sender's connection, on which the answer is still on its way; what comes after that is
 * read and dropped. A sender that breaks off breaks this off.
 */
const bodyToPassOn = (raw: IncomingMessage, pace: BodyPace): Readable => {
  let isWanted = false;
  let isDue = false;
  const readNext = (): void => {
    if (isDue || !(isWanted || body.destroyed)) return;
    if (raw.readableLength === 0) {
      // Asks for more, and is told of the end by the event.
      raw.read();
      return;
    }
    isDue = true;
    pace.whenDue(() => {
      isDue = false;
      const part: Buffer | null = raw.read();
      if (part !== null && !body.destroyed) isWanted = body.push(part);
      readNext();
      return part?.length ?? 0;
    });
  };
  const body = new Readable({
    read: () => {
      isWanted = true;
      readNext();
    },
  });
  raw.on('readable', readNext);
  raw.once('end', () => {
    if (!body.destroyed) body.push(null);
  });
  raw.once('close', () => {
    // The whole body may have arrived without having been read to its end.
    if (!raw.readableEnded) body.destroy();
  });
  body.once('close', readNext);
  return body;
};

/** Bytes of a body that is held: searches and forms. A larger one, an upload, is passed on as it comes. */
const MOST_HELD = 128 * 1024;

/**
 * Holds the whole body of a small request, so that it can be sent a second time, and shares its connection with others
 * without ever being half on it. One that does not say its size or is larger is passed on as it comes.
 * @param done called with the body; never when its sender breaks off.
 */
export const takeBody = (raw: IncomingMessage, pace: BodyPace, done: (body: Buffer | Readable) => void): void => {
  const size = Number(raw.headers['content-length'] ?? Number.NaN);
  if (!(size <= MOST_HELD)) {
    done(bodyToPassOn(raw, pace));
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
