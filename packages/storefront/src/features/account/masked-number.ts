import type { MaskedPhone } from '@forecourt/ui/account-layout';

/** A masked number (`maskedPhone`) for pages: its dots are seen, and not read out; its digits are said one by one. */
export const maskedNumber = (masked: string): MaskedPhone => ({
  shown: masked,
  spoken: `the number ending in ${[...masked.slice(-3)].join(' ')}`,
});
