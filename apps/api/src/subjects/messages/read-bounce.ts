import PostalMime from 'postal-mime';

/** What a mail server sent back about a mail that it, or one before it, had taken (RFC 3464). */
export interface Bounce {
  /** Message-IDs of the mail that it is about, in angle brackets, as far as it says. */
  readonly messageIds: readonly string[];
  /** `failed`: it will never arrive. `delayed`: the server tries on. Anything else is good news. */
  readonly action: 'failed' | 'delayed' | 'other';
  /** Such as `5.1.1`, of whoever it did not reach; null where it says none. */
  readonly status: string | null;
}

/** The report for machines, and the two ways in which the mail it is about comes with it. */
const reportKind = 'message/delivery-status';
const mailKinds: ReadonlySet<string> = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
]);

/** A long line of a header goes on in the next one, which begins with a blank. */
const fieldsIn = (text: string, name: string): readonly string[] => {
  const lines = text
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const start = `${name}:`;
  return lines.filter((line) => line.toLowerCase().startsWith(start)).map((line) => line.slice(start.length).trim());
};
/** The headers of a mail, without what somebody wrote in it. */
const headOf = (text: string): string => text.trimStart().replace(/\r\n/g, '\n').split('\n\n', 1)[0] ?? '';
const actionOf = (text: string): Bounce['action'] => {
  const actions = fieldsIn(text, 'action').map((value) => value.toLowerCase());
  if (actions.some((value) => value.startsWith('failed'))) return 'failed';
  return actions.some((value) => value.startsWith('delayed')) ? 'delayed' : 'other';
};

/**
 * Reads a report of a mail server. One for several receivers is `failed` where one of them was not reached.
 * @param raw a whole mail, as it came
 * @returns null for what is no such report: an answer, a note of absence
 */
export const readBounce = async (raw: Uint8Array): Promise<Bounce | null> => {
  const {
    attachments,
    inReplyTo = '',
    references = '',
  } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  });
  const textOf = (content: unknown) => (typeof content === 'string' ? content : '');
  const report = attachments.find(({ mimeType }) => mimeType === reportKind);
  if (report === undefined) return null;
  const told = textOf(report.content);
  const of = attachments.filter(({ mimeType }) => mailKinds.has(mimeType)).map(({ content }) => textOf(content));
  const ids = [...of.flatMap((text) => fieldsIn(headOf(text), 'message-id')), inReplyTo, references].join(' ');
  const statuses = fieldsIn(told, 'status').map((value) => value.split(' ')[0] ?? '');
  return {
    messageIds: [...new Set(ids.match(/<[^<>\s]{1,250}>/g))],
    action: actionOf(told),
    status: statuses.find((value) => value.startsWith('5')) ?? statuses.find((value) => value !== '') ?? null,
  };
};
