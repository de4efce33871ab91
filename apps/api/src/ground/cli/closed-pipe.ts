import type { Writable } from 'node:stream';

/**
 * Lets a command go on when nobody reads its output any more (`| head`): what it does is done whole, and what it would
 * have said is dropped. Any other failure of the stream is thrown.
 */
export const dropWhenUnread = (stream: Writable): void => {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
};
