import archivo from '@forecourt/ui/typefaces/marque-archivo-letters.woff2?url';
import instrumentSans from '@forecourt/ui/typefaces/marque-instrument-sans-letters.woff2?url';
import monaSans from '@forecourt/ui/typefaces/marque-mona-sans-letters.woff2?url';

/** Addresses of the files that come for the first paint, by typeface. */
export const typefaces = { archivo, 'instrument-sans': instrumentSans, 'mona-sans': monaSans };
