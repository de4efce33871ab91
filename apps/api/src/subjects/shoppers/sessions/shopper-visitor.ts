import { accountToken } from '@forecourt/api-contract';
import type { AskVisitor } from '../../../ground/actor/ask-visitor';
import type { Database } from '../../../ground/database/database';
import { answeredWithin } from '../../../ground/database/database-trouble';
import { useSession } from './sessions';

/** Milliseconds after which who asks is not known: every request of a signed-in shopper waits for it. */
const patienceMs = 5_000;

/**
 * Who sends a request, by the session in its cookie. A session counts on its own site alone, which is the one of the host
 * by the gateway, never one that a request names.
 */
export const shopperVisitor =
  ({ db }: Pick<Database, 'db'>, now: () => Date): AskVisitor =>
  async ({ websiteId, header }) => {
    const scheme = header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    const token = accountToken('session', header('cookie'), scheme);
    if (token === null) return { kind: 'anonymous' };
    const session = await answeredWithin(patienceMs, useSession(db, { websiteId, token, now: now() }));
    return session === null ? { kind: 'anonymous' } : { kind: 'shopper', id: session.shopper_id };
  };
