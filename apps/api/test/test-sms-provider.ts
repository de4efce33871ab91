import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** What docs/guides/send-sms.md promises a provider. */
const requestSchema = z.strictObject({
  id: z.string().min(1),
  to: z.string().regex(/^\+[1-9]\d{7,14}$/),
  from: z.string().min(3),
  text: z.string().min(1),
});

/** How the stand-in answers: with a status, never, or by breaking off when it has taken the message. */
export type SmsReply = number | 'hang' | 'break';

/** For tests: a provider that speaks the protocol of docs/guides/send-sms.md, knows repeats by their key and answers `replies` in turn. */
export const startSmsProvider = async (key: string, replies: SmsReply[]) => {
  const taken = new Map<string, z.infer<typeof requestSchema>>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method !== 'POST' || request.headers.authorization !== `Bearer ${key}`)
        return response.writeHead(401).end();
      const sms = requestSchema.safeParse(JSON.parse(body));
      if (request.headers['content-type'] !== 'application/json' || !sms.success) return response.writeHead(400).end();
      if (request.headers['idempotency-key'] !== sms.data.id) return response.writeHead(400).end();
      asked.push(sms.data.id);
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 202;
      if (reply === 'hang') return;
      if (reply === 'break') {
        taken.set(sms.data.id, sms.data);
        return request.socket.destroy();
      }
      if (reply < 300) taken.set(sms.data.id, sms.data);
      response.writeHead(reply, reply < 400 && reply >= 300 ? { location: '/elsewhere' } : {});
      return response.end(`To ${sms.data.to}: ${sms.data.text}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    taken,
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
