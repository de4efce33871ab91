/// <reference path="./woff.d.ts" />
// The files are built into this module, which is loaded with the first picture that is drawn.
import archivoMedium from '@fontsource/archivo/files/archivo-latin-500-normal.woff';
import archivoBold from '@fontsource/archivo/files/archivo-latin-700-normal.woff';
import instrumentMedium from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff';
import instrumentBold from '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff';
import monaMedium from '@fontsource/mona-sans/files/mona-sans-latin-500-normal.woff';
import monaBold from '@fontsource/mona-sans/files/mona-sans-latin-700-normal.woff';
import type { SocialFont } from './draw-social-picture';

/** Typefaces that a picture can be set in; the drawing takes no variable ones. */
export type SocialFontName = 'instrument-sans' | 'mona-sans' | 'archivo';

export const socialFonts: Readonly<Record<SocialFontName, SocialFont>> = {
  'instrument-sans': { medium: instrumentMedium, bold: instrumentBold },
  'mona-sans': { medium: monaMedium, bold: monaBold },
  archivo: { medium: archivoMedium, bold: archivoBold },
};
