import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { smtpMail } from './mail';

let server: SMTPServer;
afterEach(() => new Promise<void>((closed) => server.close(() => closed())));

const listening = async (refuses: (address: string) => boolean): Promise<string> => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(refuses(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, answer) => {
      stream.resume();
      stream.on('end', () => answer());
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

const message = {
  messageId: '<one@leads.forecourt.invalid>',
  from: 'leads@forecourt.invalid',
  to: ['sales@dealer.example', 'manager@dealer.example'],
  subject: 'Lead',
  text: 'Words',
};

it('mail counts as delivered when every recipient was accepted (LEAD-02)', async () => {
  await expect(smtpMail(await listening(() => false)).send(message)).resolves.toBeUndefined();
});

it('mail fails when the server refuses one of several recipients (LEAD-02)', async () => {
  const mail = smtpMail(await listening((address) => address.startsWith('manager')));
  await expect(mail.send(message)).rejects.toMatchObject({ code: 'recipient_refused' });
});
