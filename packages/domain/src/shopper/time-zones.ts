import { australianTimeZones } from '../calendar';

/** The zones that a shopper chooses from. One that their browser told may be another. */
export const shopperTimeZones: readonly string[] = australianTimeZones;

/** Longer than any name of a zone, in characters. */
const longest = 64;

/**
 * The IANA zone of a shopper's clock that a browser or a form has sent; null for nothing, and for what is none. Names of
 * offsets alone, such as `+10:00`, do not know when daylight saving begins.
 */
export const readTimeZone = (sent: string): string | null => {
  const name = sent.trim();
  if (name.length > longest || !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What shoppers read of a zone: `Broken Hill` of `Australia/Broken_Hill`. */
export const timeZoneName = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
