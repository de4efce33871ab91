import sharp from 'sharp';
import type { Picture } from './picture';

/** What stands on the drawn card; each of them is something that a change in the code might move. */
export type Drawing = {
  readonly ground?: string;
  readonly text?: string;
  readonly weight?: number;
  readonly hairline?: string;
  /** Distance of the hairline from the top, in pixels. */
  readonly hairlineAt?: number;
  readonly tag?: string;
  /** How far all text stands to the right of its place, in pixels. */
  readonly shift?: number;
};

const lines = ['2023 Toyota RAV4 GXL Hybrid', '$38,990 drive away', '24,180 km, 2.5 L hybrid, automatic', 'Moorooka'];

/** Stems, bowls and slants of this thickness: letters that need no typeface, so that every machine draws the same. */
const letters = (text: string, left: number, baseline: number, thickness: number) =>
  [...text]
    .map((letter, place) => {
      const x = left + place * 8.3;
      const code = letter.charCodeAt(0);
      if (letter === ' ') return '';
      const stem = `<path d="M${x} ${baseline - 10.4}V${baseline}"/>`;
      const bowl = `<circle cx="${x + 3.1}" cy="${baseline - 3.2}" r="2.6"/>`;
      const slant = `<path d="M${x} ${baseline}L${x + 4.7} ${baseline - 7.3}"/>`;
      return [stem, bowl, slant].filter((_, part) => (code >> part) % 2 === 0 || part === 1).join('');
    })
    .join('')
    .replace(/^/, `<g fill="none" stroke-width="${thickness}">`)
    .concat('</g>');

/** A card with text, a hairline and a tag, drawn by sharp with soft edges as a browser draws. */
export const drawCard = async ({
  ground = '#ffffff',
  text = '#4a5551',
  weight = 1.3,
  hairline = '#dfe5e2',
  hairlineAt = 120,
  tag = '#e6f3eb',
  shift = 0,
}: Drawing = {}): Promise<Picture> => {
  const words = lines.map((line, row) => letters(line, 24 + shift, 40 + row * 22, weight)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="${ground}"/><rect x="24" y="${hairlineAt}" width="272" height="1" fill="${hairline}"/><rect x="24" y="136" width="72" height="24" rx="8" fill="${tag}"/><g stroke="${text}">${words}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The same with its soft edges drawn a little otherwise, as another browser does: every edge pixel up to `by` off. */
export const softenedOtherwise = (picture: Picture, by: number): Picture => {
  const { width, height } = picture;
  const data = Uint8Array.from(picture.data);
  const value = (x: number, y: number) => picture.data[(y * width + x) * 3] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around = [value(x - 1, y), value(x + 1, y), value(x, y - 1), value(x, y + 1)];
      if (Math.max(...around) - Math.min(...around) < 60) continue;
      const step = Math.round(Math.sin(x * 12.9898 + y * 78.233) * by);
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel += 1) {
        data[channel] = Math.min(255, Math.max(0, (data[channel] ?? 0) + step));
      }
    }
  }
  return { ...picture, data };
};
