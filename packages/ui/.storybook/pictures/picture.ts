import sharp from 'sharp';

/** A picture in memory: three bytes a pixel, red, green, blue, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

/** How many pixels of a screenshot, across, become one of its baseline. */
export type Shrink = 2 | 3;

/** A run of one colour this long is a line, shorter ones are parts of letters. Pixels of the baseline. */
const shortestLine = 16;

/** Eight steps a channel: what is kept of the soft edges of letters. */
const coarse = Uint8Array.from({ length: 256 }, (_, value) => Math.round((Math.round((value / 255) * 7) / 7) * 255));

/** One number a pixel, to compare whole pixels at once. */
export const packed = ({ data, width, height }: Picture): Uint32Array => {
  const pixels = new Uint32Array(width * height);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += 3) {
    pixels[pixel] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  }
  return pixels;
};

/** Marks every run of one colour along a row (`step` 1) or a column (`step` width) that is long enough to be a line. */
const markRuns = (pixels: Uint32Array, flat: Uint8Array, starts: readonly number[], step: number, length: number) => {
  for (const start of starts) {
    let first = 0;
    for (let place = 1; place <= length; place += 1) {
      const same = place < length && pixels[start + place * step] === pixels[start + first * step];
      if (same) continue;
      if (place - first >= shortestLine) {
        for (let inside = first; inside < place; inside += 1) flat[start + inside * step] = 1;
      }
      first = place;
    }
  }
};

/** Marks pixels whose eight neighbours have the same colour. */
const markAreas = (pixels: Uint32Array, flat: Uint8Array, width: number, height: number) => {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const color = pixels[at];
      if (
        pixels[at - 1] === color &&
        pixels[at + 1] === color &&
        pixels[at - width] === color &&
        pixels[at + width] === color &&
        pixels[at - width - 1] === color &&
        pixels[at - width + 1] === color &&
        pixels[at + width - 1] === color &&
        pixels[at + width + 1] === color
      ) {
        flat[at] = 1;
      }
    }
  }
};

/** 1 where a pixel belongs to an area or a line of one colour; 0 where it is an edge, a letter or a photo. */
export const flatPixels = (picture: Picture): Uint8Array => {
  const { width, height } = picture;
  const pixels = packed(picture);
  const flat = new Uint8Array(pixels.length);
  const rows = Array.from({ length: height }, (_, y) => y * width);
  const columns = Array.from({ length: width }, (_, x) => x);
  markRuns(pixels, flat, rows, 1, width);
  markRuns(pixels, flat, columns, width, height);
  markAreas(pixels, flat, width, height);
  return flat;
};

/**
 * Shrunk to one `shrink`th. The filter reaches over its neighbours, so that a line that moves by one pixel still shows
 * as another set of greys.
 */
const shrunk = async ({ width, height, data }: Picture, shrink: number): Promise<Picture> => {
  const small = { width: Math.ceil(width / shrink), height: Math.ceil(height / shrink) };
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...small, kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...small, data: pixels };
};

/** A channel's change from one pixel to the next that still belongs to a gradient. */
const gentle = 10;

/** Side of the squares of which a gradient keeps one colour each. Pixels of the baseline. */
const gradientSquare = 32;

/** Fewer pixels in a square are the halo of letters. */
const leastGradient = (gradientSquare * gradientSquare) / 4;

/** 1 where a pixel is part of a gradient: no area, and close to each neighbour. */
const gradientPixels = ({ width, height, data }: Picture, flat: Uint8Array): Uint8Array => {
  const gradient = new Uint8Array(flat.length);
  const isClose = (one: number, other: number) =>
    Math.abs((data[one] ?? 0) - (data[other] ?? 0)) <= gentle &&
    Math.abs((data[one + 1] ?? 0) - (data[other + 1] ?? 0)) <= gentle &&
    Math.abs((data[one + 2] ?? 0) - (data[other + 2] ?? 0)) <= gentle;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      if (flat[pixel] === 1) continue;
      const neighbours = [pixel - 1, pixel + 1, pixel - width, pixel + width];
      if (neighbours.every((neighbour) => isClose(pixel * 3, neighbour * 3))) gradient[pixel] = 1;
    }
  }
  return gradient;
};

/** The mean colour of the marked pixels in one square, put on all of them. */
const levelSquare = (picture: Picture, data: Uint8Array, marked: readonly number[]) => {
  if (marked.length < leastGradient) return;
  const mean = [0, 1, 2].map((channel) =>
    Math.round(marked.reduce((sum, pixel) => sum + (picture.data[pixel * 3 + channel] ?? 0), 0) / marked.length),
  );
  for (const pixel of marked) data.set(mean, pixel * 3);
};

const levelGradients = (picture: Picture, data: Uint8Array, gradient: Uint8Array) => {
  const { width, height } = picture;
  for (let top = 0; top < height; top += gradientSquare) {
    for (let left = 0; left < width; left += gradientSquare) {
      const marked: number[] = [];
      for (let y = top; y < Math.min(top + gradientSquare, height); y += 1) {
        for (let x = left; x < Math.min(left + gradientSquare, width); x += 1) {
          if (gradient[y * width + x] === 1) marked.push(y * width + x);
        }
      }
      levelSquare(picture, data, marked);
    }
  }
};

/** Areas and lines as they are, gradients in squares of one colour, soft edges in eight steps. */
const coarsened = (picture: Picture): Picture => {
  const flat = flatPixels(picture);
  const data = Uint8Array.from(picture.data);
  for (let pixel = 0, at = 0; pixel < flat.length; pixel += 1, at += 3) {
    if (flat[pixel] === 1) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = coarse[data[channel] ?? 0] ?? 0;
  }
  levelGradients(picture, data, gradientPixels(picture, flat));
  return { ...picture, data };
};

/**
 * What is kept of a screenshot: half its size (a large one a third), gradients in squares of one colour, soft edges in
 * eight steps. It takes a quarter of the room and tells the same to `differences`, which reads edges generously and
 * areas strictly.
 */
export const simplify = async (screenshot: Picture, shrink: Shrink = 2): Promise<Picture> =>
  coarsened(await shrunk(screenshot, shrink));

/** Reads a picture from a file or its bytes. */
export const readPicture = async (source: string | Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(source)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const encoder = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 3 } });

/** A baseline as it is kept in git: without loss, and small. */
export const encodeBaseline = (picture: Picture): Promise<Buffer> =>
  encoder(picture).webp({ lossless: true, effort: 6 }).toBuffer();

/** A picture to look at. */
export const encodePng = (picture: Picture): Promise<Buffer> => encoder(picture).png().toBuffer();
