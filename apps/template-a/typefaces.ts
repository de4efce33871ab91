import archivo from '@forecourt/ui/typefaces/metro-archivo-letters.woff2?url';
import instrumentSans from '@forecourt/ui/typefaces/metro-instrument-sans-letters.woff2?url';
import monaSans from '@forecourt/ui/typefaces/metro-mona-sans-letters.woff2?url';

/** Addresses of the files that come for the first paint, by typeface. */
export const typefaces = { archivo, 'instrument-sans': instrumentSans, 'mona-sans': monaSans };
