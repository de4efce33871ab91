import type { SocialFont } from './draw-social-picture';

/** Typefaces that a picture can be set in; the drawing takes no variable ones. */
export type SocialFontName = 'instrument-sans' | 'mona-sans' | 'archivo';

interface FontFile {
  readonly default: Uint8Array;
}

const both = async (files: readonly [Promise<FontFile>, Promise<FontFile>]): Promise<SocialFont> => {
  const [medium, bold] = await Promise.all(files);
  return { medium: medium.default, bold: bold.default };
};

/** Each is loaded when the first picture is set in it; the files are built into this package. */
export const socialFonts: Readonly<Record<SocialFontName, () => Promise<SocialFont>>> = {
  'instrument-sans': () =>
    both([
      import('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
      import('@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff'),
    ]),
  'mona-sans': () =>
    both([
      import('@fontsource/mona-sans/files/mona-sans-latin-500-normal.woff'),
      import('@fontsource/mona-sans/files/mona-sans-latin-700-normal.woff'),
    ]),
  archivo: () =>
    both([
      import('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
      import('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
    ]),
};
