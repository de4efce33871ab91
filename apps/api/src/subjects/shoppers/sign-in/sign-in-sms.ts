import type { MessageKind } from '../../../ground/messages/message-template';
import { cutAtWord, gsmLength, gsmText, smsLength } from '../../../ground/messages/sms-text';

/** Codes go before everything else: somebody waits for them with the telephone in the hand. */
export const signInKind: MessageKind = { name: 'sign-in-code', subject: 'sign-in', priority: 100 };

/**
 * The text that brings a code, within one SMS. Its last line binds the code to the host, so that telephones fill it in on
 * that host's pages alone (the form `@host #code` of domain-bound codes).
 */
export const signInSmsText = ({
  siteName,
  host,
  code,
}: {
  readonly siteName: string;
  readonly host: string;
  readonly code: string;
}): string => {
  const worded = (name: string): string =>
    `${name}: ${code} is your code. It works for 10 minutes. If you did not ask for it, ignore this text.\n\n@${host} #${code}`;
  const name = gsmText(siteName) || host;
  const left = smsLength - gsmLength(worded(''));
  return worded(gsmLength(name) <= left ? name : cutAtWord(name, left) || name.slice(0, Math.max(0, left)));
};
