import { cutAtWord, gsmLength, gsmText } from '../../ground/messages/sms-text';

/** Characters of a text in two parts, each of which gives seven away to say so. */
const twoParts = 2 * 153;

/**
 * The text of an alert, in two SMS at most: who writes, how many vehicles and why, where they stand, and how it ends
 * without signing in (Spam Act 2003, section 18). Where it is too long the end of the dealer's name goes.
 */
export const alertSmsText = ({
  siteName,
  host,
  words,
  href,
  stop,
}: {
  readonly siteName: string;
  readonly host: string;
  /** What is new, such as `2 new vehicles`. */
  readonly words: string;
  readonly href: string;
  readonly stop: string;
}): string => {
  const worded = (name: string): string => `${name}: ${words} in what you have saved. ${href} Stop: ${stop}`;
  const name = gsmText(siteName) || host;
  const left = twoParts - gsmLength(worded(''));
  return worded(gsmLength(name) <= left ? name : cutAtWord(name, left) || name.slice(0, Math.max(0, left)));
};
