import { describe, expect, it } from 'vitest';
import { readBounce } from './read-bounce';

const lead = '<019ab000-0000-7000-8000-000000000001@dealer-group.com.au>';
const bytes = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));

/** As Postfix writes it: words, a report for machines, and the headers of the mail. */
const report = (action: string, status: string, more: readonly string[] = []) =>
  bytes(
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'To: leads@dealer-group.com.au',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Sun, 29 Nov 2026 10:00:00 +1100',
    '',
    ...more,
    'Final-Recipient: rfc822; sales@yard.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <sales@yard.example>: Recipient address',
    '    rejected: User unknown',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Dealer Group <leads@dealer-group.com.au>',
    `Message-ID:`,
    ` ${lead}`,
    'Subject: A lead',
    '--b1--',
    '',
  );

describe('what a mail server sends back', () => {
  it('says which mail did not arrive, and why', async () => {
    expect(await readBounce(report('failed', '5.1.1'))).toEqual({
      messageIds: [lead],
      action: 'failed',
      status: '5.1.1',
    });
  });

  it('is a failure where one of several receivers was not reached', async () => {
    const reached = ['Final-Recipient: rfc822; other@yard.example', 'Action: relayed', 'Status: 2.0.0', ''];
    expect(await readBounce(report('failed', '5.7.26 (SPF)', reached))).toMatchObject({
      action: 'failed',
      status: '5.7.26',
    });
  });

  it('is no failure while the server tries on, or has delivered', async () => {
    expect(await readBounce(report('delayed', '4.4.1'))).toMatchObject({ action: 'delayed', status: '4.4.1' });
    expect(await readBounce(report('delivered', '2.1.5'))).toMatchObject({ action: 'other' });
  });

  it('names the mail also where that comes whole, or is named by the report alone', async () => {
    const whole = bytes(
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; boundary="b1"',
      'In-Reply-To: <019ab000-0000-7000-8000-000000000002@dealer-group.com.au>',
      '',
      '--b1',
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      '--b1',
      'Content-Type: message/rfc822',
      '',
      `Message-Id: ${lead}`,
      'Content-Type: text/plain',
      '',
      'Message-ID: <of-what-somebody-wrote@yard.example>',
      '--b1--',
    );
    expect(await readBounce(whole)).toEqual({
      messageIds: [lead, '<019ab000-0000-7000-8000-000000000002@dealer-group.com.au>'],
      action: 'failed',
      status: null,
    });
  });

  it('is none where somebody answers or is away', async () => {
    const answer = bytes(
      'Subject: Out of office',
      `In-Reply-To: ${lead}`,
      'Content-Type: text/plain',
      '',
      'Action: failed',
    );
    expect(await readBounce(answer)).toBeNull();
  });
});
