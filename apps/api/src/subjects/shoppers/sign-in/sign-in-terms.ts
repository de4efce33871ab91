const minute = 60_000;

/** How long a code works, in milliseconds. */
export const codeMs = 10 * minute;

/** Wrong codes after which a sign-in is over. */
export const mostTries = 5;

/** Milliseconds after each sending until the code may be sent again; after the last it may not. */
const waits = [30_000, 60_000, 120_000] as const;

/** A sign-in as far as these terms go. */
interface SentSignIn {
  readonly sent: number;
  readonly sent_at: Date;
  readonly expires_at: Date;
}

/** The instant at which a code may be sent again; null where it may not any more, since it ends first. */
export const resendAt = ({ sent, sent_at, expires_at }: SentSignIn): Date | null => {
  const wait = waits[sent - 1];
  if (wait === undefined) return null;
  const at = new Date(sent_at.getTime() + wait);
  return at < expires_at ? at : null;
};
