// Makes the committed demo pictures from a full-size render (see generator/README.md): `node shrink.mjs <full-size images> <out>`.
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('Usage: node shrink.mjs <folder of full-size pictures> <output folder>');
  process.exit(2);
}

/** Spins that demo stock wears; each is 36 frames, so only these are kept. */
const keptSpins = ['spins/mid-suv/', 'spins/dual-cab-ute/'];
const isSpin = (file) => file.startsWith('spins/');

/** Longest edge in pixels by kind of picture: heroes and cabins fill a screen, the rest stand on a card or a gallery. */
const widthOf = (file) => {
  if (isSpin(file)) return 720;
  if (file.startsWith('heroes/')) return 2000;
  return file.includes('panorama') ? 2048 : file.endsWith('front34.webp') ? 1080 : 840;
};

/** Vehicles are cut out; what surrounds one belongs to the picture. */
const isCutOut = (file) => !file.startsWith('heroes/') && !file.startsWith('interiors/');

/** Alphas of a shadow: below the first it goes, above the second it stays; between, it fades (smoothstep). */
const shadow = { gone: 46, kept: 190 };
const fade = (alpha) => {
  const t = Math.min(1, Math.max(0, (alpha - shadow.gone) / (shadow.kept - shadow.gone)));
  return Math.round(alpha * t * t * (3 - 2 * t));
};

/**
 * Keeps the shadow where the vehicle touches the ground and drops its wide, soft tail: the tail is cut by the edge of
 * the picture and lies over the horizon of every stage that the vehicle is put on. A shadow is dark and lies low.
 */
const withContactShadow = async (picture) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const from = Math.floor(info.height * 0.4) * info.width * 4;
  for (let at = from; at < data.length; at += 4) {
    const alpha = data[at + 3];
    const isDark = Math.max(data[at], data[at + 1], data[at + 2]) < 40;
    if (alpha > 0 && alpha < shadow.kept && isDark) data[at + 3] = fade(alpha);
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

const files = (await readdir(from, { recursive: true }))
  .map(String)
  .filter((file) => file.endsWith('.webp') && (!isSpin(file) || keptSpins.some((spin) => file.startsWith(spin))));
for (const file of files) {
  const out = join(to, file);
  await mkdir(dirname(out), { recursive: true });
  const picture = sharp(join(from, file));
  await (isCutOut(file) ? await withContactShadow(picture) : picture)
    .resize({ width: widthOf(file), withoutEnlargement: true })
    .webp({ quality: isSpin(file) ? 70 : 76, alphaQuality: 80, effort: 5 })
    .toFile(out);
}
console.log(`${files.length} pictures written to ${relative(process.cwd(), to) || '.'}`);
