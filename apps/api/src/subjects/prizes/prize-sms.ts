import { cutAtWord, gsmLength, gsmText, smsLength } from '../../ground/messages/sms-text';

/** What a text about a prize says. */
export interface PrizeText {
  readonly siteName: string;
  /** Stands for the name where that has no letter of the SMS alphabet. */
  readonly host: string;
  readonly prize: string;
  readonly code: string;
}

/**
 * The code of a prize in one SMS of 160 characters. The code and the host stand whole; the words of the prize, then those
 * of the dealer, are cut. It says what its reader asked for and advertises nothing (Spam Act 2003, schedule 1).
 */
export const prizeSmsText = ({ siteName, host, prize, code }: PrizeText): string => {
  const worded = (name: string, won: string): string =>
    `${name}: you won${won === '' ? ' a prize' : ` ${won}`}. Your code: ${code}. Terms: ${host}/spin-to-win`;
  const name = gsmText(siteName);
  const room = (taken: string): number => Math.max(0, smsLength - gsmLength(taken));
  const won = cutAtWord(gsmText(prize), room(worded(name, ' ')) + 1);
  const whole = worded(name, won);
  if (name !== '' && gsmLength(whole) <= smsLength) return whole;
  const short = cutAtWord(name, room(worded('', '')));
  const text = worded(short || 'Prize', '');
  return gsmLength(text) <= smsLength ? text : `You won a prize. Your code: ${code}`;
};
