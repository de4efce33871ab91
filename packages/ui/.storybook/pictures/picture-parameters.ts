/** How a story's picture is taken. */
export type PictureParameters = {
  /** Widths of the window in which it is taken, in pixels; the story's own viewport where left out. */
  readonly widths?: readonly number[];
  /** Why there is none: something that cannot be made to look the same twice. A sentence. */
  readonly without?: string;
};

/** How a story's picture is taken, as the story's `parameters`: `parameters: pictures({ widths: reviewedWidths })`. */
export const pictures = (words: PictureParameters) => ({ pictures: words });

/** A phone, a tablet and a desk: what the composed pages are reviewed at. */
export const reviewedWidths = [390, 820, 1440] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The parameter of a story, read with care: it comes from story files of any age. Throws where it is wrong. */
export const readPictureParameters = (parameters: unknown): PictureParameters => {
  const given = isRecord(parameters) ? parameters.pictures : undefined;
  if (given === undefined) return {};
  if (!isRecord(given)) throw new Error('parameters.pictures must be made with pictures({...}).');
  const { widths, without } = given;
  if (without !== undefined && (typeof without !== 'string' || without.trim().split(/\s+/).length < 4)) {
    throw new Error('A story without a picture says why in a sentence: pictures({ without: "..." }).');
  }
  if (widths !== undefined && !(Array.isArray(widths) && widths.every((width) => Number.isInteger(width)))) {
    throw new Error('pictures({ widths }) takes whole numbers of pixels.');
  }
  return {
    ...(Array.isArray(widths) ? { widths } : {}),
    ...(typeof without === 'string' ? { without } : {}),
  };
};
