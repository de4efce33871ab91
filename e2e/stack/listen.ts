import { createServer, type RequestListener } from 'node:http';

/** A server of a test's own, on a free port of this machine. */
export interface OwnServer {
  readonly origin: string;
  /** Ends it with whatever is open. */
  readonly close: () => Promise<void>;
}

/** Starts one that answers so. */
export const listen = async (answer: RequestListener): Promise<OwnServer> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
