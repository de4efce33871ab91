import type { RotatedSecret } from '@forecourt/api-contract/service';
import { parse, stringify } from 'uuid';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { unsubscribeKey } from './alert-keys';
import type { AlertChannel } from './alert-purpose';

/** What a link ends: all alerts of a shopper by a channel, those of the vehicles that they saved, or of one search. */
export type Ended =
  | { readonly what: 'all'; readonly by: AlertChannel; readonly shopperId: string }
  | { readonly what: 'saved'; readonly shopperId: string }
  | { readonly what: 'search'; readonly searchId: string };

const letters = { email: 'e', sms: 't', saved: 'v', search: 's' } as const;

/** The letter of what ends, and whose it is. */
const namedBy = (ended: Ended): readonly [letter: string, id: string] => {
  if (ended.what === 'search') return [letters.search, ended.searchId];
  return [ended.what === 'saved' ? letters.saved : letters[ended.by], ended.shopperId];
};

/** What is signed is short, for a text holds little: a letter, and an id of 22 characters. It never ends. */
export const unsubscribeToken = (secret: RotatedSecret, ended: Ended): string => {
  const [letter, id] = namedBy(ended);
  return signPayload(secret, unsubscribeKey, `${letter}${Buffer.from(parse(id)).toString('base64url')}`);
};

/** What a token ends; null for one that is none of ours. */
export const openUnsubscribeToken = (secret: RotatedSecret, token: string): Ended | null => {
  const opened = openPayload(secret, unsubscribeKey, token);
  if (typeof opened !== 'string') return null;
  const id = stringify(Buffer.from(opened.slice(1), 'base64url'));
  switch (opened[0]) {
    case letters.email:
      return { what: 'all', by: 'email', shopperId: id };
    case letters.sms:
      return { what: 'all', by: 'sms', shopperId: id };
    case letters.saved:
      return { what: 'saved', shopperId: id };
    case letters.search:
      return { what: 'search', searchId: id };
    default:
      return null;
  }
};
