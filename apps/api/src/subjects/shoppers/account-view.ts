import type { Account } from '@forecourt/api-contract';
import type { accountOf } from './sessions/sessions';

/** An account as its shopper sees it, of what is stored; pure. */
export const accountView = ({
  session,
  shopper,
  sessions,
}: NonNullable<Awaited<ReturnType<typeof accountOf>>>): Account => ({
  id: shopper.id,
  phone: shopper.phone,
  name: shopper.name,
  email: shopper.email,
  email_confirmed: shopper.email_confirmed_at !== null,
  time_zone: shopper.time_zone,
  since: shopper.created_at.toISOString(),
  sessions: sessions.map((one) => ({
    id: one.id,
    device: one.device,
    signed_in_at: one.created_at.toISOString(),
    seen_at: one.seen_at.toISOString(),
    is_this: one.id === session.id,
  })),
});
