import { flatPixels, type Picture } from './picture';

/** How far a channel of an area or a line may move, 0 to 255: nothing that an eye sees, nothing that a token changes. */
const areaTolerance = 1;

/** How far a channel of a soft edge may move: one of its eight steps. Another browser softens letters differently. */
const edgeTolerance = 40;

/** Pixels beyond these tolerances that a picture may have. */
const allowedPixels = 3;

/** Side of the squares in which small changes are added up. Pixels of the baseline. */
const square = 16;

/**
 * How much lighter or darker a square may become in one channel, summed over its pixels. Softening spreads the ink of
 * a letter and leaves its amount; another weight or another colour of text changes the amount.
 */
const squareTolerance = 600;

export type Differences = {
  /** Whether a person would see it. */
  readonly visible: boolean;
  /** Pixels that differ for themselves. */
  readonly pixels: number;
  /** Squares of 16 px that became lighter, darker or another colour as a whole. */
  readonly squares: number;
  /** 1 for each pixel that differs for itself or lies in such a square. */
  readonly marks: Uint8Array;
};

const channels = [0, 1, 2] as const;

const differingPixels = (expected: Picture, actual: Picture, marks: Uint8Array): number => {
  const flatBefore = flatPixels(expected);
  const flatNow = flatPixels(actual);
  let count = 0;
  for (let pixel = 0, at = 0; pixel < marks.length; pixel += 1, at += 3) {
    const tolerance = flatBefore[pixel] === 1 && flatNow[pixel] === 1 ? areaTolerance : edgeTolerance;
    const differs = channels.some(
      (channel) => Math.abs((expected.data[at + channel] ?? 0) - (actual.data[at + channel] ?? 0)) > tolerance,
    );
    if (!differs) continue;
    marks[pixel] = 1;
    count += 1;
  }
  return count;
};

/** The sums of one square's changes, one a channel, positive where it became lighter. */
const squareChange = (expected: Picture, actual: Picture, left: number, top: number): readonly number[] => {
  const { width, height } = expected;
  const sums = [0, 0, 0];
  for (let y = top; y < Math.min(top + square, height); y += 1) {
    for (let x = left; x < Math.min(left + square, width); x += 1) {
      const at = (y * width + x) * 3;
      for (const channel of channels) {
        sums[channel] = (sums[channel] ?? 0) + (actual.data[at + channel] ?? 0) - (expected.data[at + channel] ?? 0);
      }
    }
  }
  return sums;
};

const markSquare = ({ width, height }: Picture, marks: Uint8Array, left: number, top: number) => {
  for (let y = top; y < Math.min(top + square, height); y += 1) {
    marks.fill(1, y * width + left, y * width + Math.min(left + square, width));
  }
};

const differingSquares = (expected: Picture, actual: Picture, marks: Uint8Array): number => {
  let count = 0;
  for (let top = 0; top < expected.height; top += square) {
    for (let left = 0; left < expected.width; left += square) {
      if (squareChange(expected, actual, left, top).every((sum) => Math.abs(sum) <= squareTolerance)) continue;
      markSquare(expected, marks, left, top);
      count += 1;
    }
  }
  return count;
};

/**
 * Where two simplified pictures of one size differ. Areas and lines must be the same: a line that moved by a pixel and
 * a ground in another role show at once. The soft edges of letters may be softened otherwise, as by another browser,
 * but not gain or lose ink: another weight or colour of text does. (The usual comparison, pixelmatch, passes over every
 * softened pixel and with them over a weight that changed and a hairline that is only just lighter than its ground.)
 */
export const differences = (expected: Picture, actual: Picture): Differences => {
  const marks = new Uint8Array(expected.width * expected.height);
  const pixels = differingPixels(expected, actual, marks);
  const squares = differingSquares(expected, actual, marks);
  return { visible: pixels > allowedPixels || squares > 0, pixels, squares, marks };
};

/** On the left top of a plain ground of that size; what is cut off or missing shows as magenta. */
const placedOn = (picture: Picture, width: number, height: number): Picture => {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 3) data.set([255, 0, 255], at);
  for (let y = 0; y < Math.min(height, picture.height); y += 1) {
    const row = picture.data.subarray(y * picture.width * 3, (y * picture.width + Math.min(width, picture.width)) * 3);
    data.set(row, y * width * 3);
  }
  return { width, height, data };
};

/** Both pictures on one size, so that they can be compared pixel by pixel. */
export const onOneSize = (one: Picture, other: Picture): readonly [Picture, Picture] => {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  return [placedOn(one, width, height), placedOn(other, width, height)];
};

/** The new picture, pale, with everything that differs in magenta. */
export const differencePicture = (actual: Picture, marks: Uint8Array): Picture => {
  const data = Uint8Array.from(actual.data, (value) => 255 - (255 - value) / 4);
  marks.forEach((mark, pixel) => {
    if (mark === 1) data.set([255, 0, 160], pixel * 3);
  });
  return { ...actual, data };
};
