import { oneLine } from '@forecourt/domain/typed-text';
import type { MessageRow } from '../database/schema';
import type { Mail } from './message-template';

/**
 * A mail of a few lines to those who had an enquiry: that something came with it, and the link to that, never the thing.
 * Each line begins with words of ours: what a shopper typed stands behind a label.
 * @param about what came, behind the site's name in the subject
 */
export const noteMail = (
  { message_id, created_at }: Pick<MessageRow, 'message_id' | 'created_at'>,
  {
    siteName,
    from,
    to,
    about,
    lines,
  }: {
    readonly siteName: string;
    /** Address that mail comes from. */
    readonly from: string;
    readonly to: readonly string[];
    readonly about: string;
    readonly lines: readonly string[];
  },
): Mail => ({
  messageId: message_id,
  from: { name: oneLine(siteName), address: from },
  to: [...to],
  subject: oneLine(`${siteName}: ${about}`).slice(0, 200),
  date: created_at,
  text: lines.join('\n'),
});
