/** Address at which whoever has found a weakness looks for whom to tell (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Days for which the answer stands: it is made anew at each request, and a copy of it ends within a year. */
const standsForDays = 180;
const day = 86_400_000;

/** Whom to tell of a weakness, by the installation's settings. */
export interface SecurityContact {
  /** A `mailto:` or https address. */
  readonly contact: string;
  /** Where it says what may be tried and what happens with a report; null without one. */
  readonly policy: string | null;
}

/** The file for one host. It ends at a midnight (UTC), so that it is the same for a whole day. */
export const securityTxt = ({ contact, policy }: SecurityContact, origin: string, now: Date): string => {
  const ends = new Date(Math.floor(now.getTime() / day) * day + standsForDays * day);
  return [
    `Contact: ${contact}`,
    `Expires: ${ends.toISOString()}`,
    ...(policy === null ? [] : [`Policy: ${policy}`]),
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
};
