import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { mailbox, startLeadTests } from '../../../test/test-leads';
import { readMailStanding } from '../../ground/messages/mail-standing';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-bounced-'));
});
afterAll(async () => {
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const forecourt = (...args: string[]) =>
  testCli(
    tests.database,
    testEnv(() => tests.clock.now),
  )(...args);
const rows = async (text: string) => (await tests.database.pool.query(text)).rows;

/** A lead that a mail server has taken: its id, and the Message-ID of its mail. */
const sentLead = async () => {
  const { lead_id } = await (await tests.post(tests.payload())).json();
  await tests.deliverAll();
  const [{ message_id }] = await rows('select message_id from messages');
  return { lead: lead_id as string, messageId: message_id as string };
};
const bounceOf = (messageId: string, action = 'failed'): string => {
  const file = join(folder, 'bounce.eml');
  const parts = [`Action: ${action}\r\nStatus: 5.1.1`, `Message-ID: ${messageId}`];
  const kinds = ['message/delivery-status', 'text/rfc822-headers'];
  const body = kinds.map((kind, at) => `--b\r\nContent-Type: ${kind}\r\n\r\n${parts[at]}\r\n`).join('');
  writeFileSync(file, `MIME-Version: 1.0\r\nContent-Type: multipart/report; boundary="b"\r\n\r\n${body}--b--\r\n`);
  return file;
};

describe('forecourt messages bounced', () => {
  it('[LEAD-02] has a lead that came back as failed, counted for the operator, and sent again by replay', async () => {
    const { lead, messageId } = await sentLead();
    expect((await forecourt('leads', 'list', '--status', 'delivered')).out).toContain(lead);
    const { code, out } = await forecourt('messages', 'bounced', bounceOf(messageId));
    expect([code, out]).toEqual([0, expect.stringContaining('did not arrive: bounced_5.1.1')]);
    expect((await forecourt('leads', 'list', '--status', 'failed')).out).toContain(lead);
    expect((await forecourt('leads', 'show', lead)).out).toContain('bounced_5.1.1');
    expect(await readMailStanding(tests.database.db, tests.clock.now)).toEqual({
      ...{ refused: 0, bounced: 1, givenUp: 0, retrying: 0 },
    });
    await forecourt('leads', 'replay', lead);
    await tests.deliverAll();
    expect((await forecourt('leads', 'list', '--status', 'delivered')).out).toContain(lead);
  });

  it('says it once, however often the same report comes', async () => {
    const file = bounceOf((await sentLead()).messageId);
    await forecourt('messages', 'bounced', file);
    expect((await forecourt('messages', 'bounced', file)).out).toContain('known already');
    expect(await rows("select outcome from message_attempts where outcome <> 'delivered'")).toHaveLength(1);
  });

  it('changes nothing by a report of a mail that is tried on, of somebody else, or by what is none', async () => {
    const { messageId } = await sentLead();
    const other = join(folder, 'other.eml');
    writeFileSync(other, `Subject: Thank you\r\nIn-Reply-To: ${messageId}\r\n\r\nAction: failed\r\n`);
    const told = [
      (await forecourt('messages', 'bounced', bounceOf(messageId, 'delayed'))).out,
      (await forecourt('messages', 'bounced', bounceOf('<019ab000@elsewhere.example>'))).out,
      (await forecourt('messages', 'bounced', other)).out,
    ];
    expect(told).toEqual([
      expect.stringContaining('tries on'),
      expect.stringContaining('no mail that is stored here'),
      expect.stringContaining('no report'),
    ]);
    expect(await rows('select status from messages')).toEqual([{ status: 'delivered' }]);
  });
});
