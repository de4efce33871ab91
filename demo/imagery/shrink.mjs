// Makes the committed demo pictures from a full-size render (see generator/README.md): `node shrink.mjs <full-size images> <out>`.
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('Usage: node shrink.mjs <folder of full-size pictures> <output folder>');
  process.exit(2);
}

/** Longest edge in pixels by kind of picture: heroes and cabins fill a screen, the rest stand on a card or a gallery. */
const widthOf = (file) =>
  file.startsWith('heroes/') ? 2000 : file.includes('panorama') ? 2048 : file.endsWith('front34.webp') ? 1080 : 840;

const files = (await readdir(from, { recursive: true }))
  .map(String)
  .filter((file) => file.endsWith('.webp') && !file.startsWith('spins/'));
for (const file of files) {
  const out = join(to, file);
  await mkdir(dirname(out), { recursive: true });
  await sharp(join(from, file))
    .resize({ width: widthOf(file), withoutEnlargement: true })
    .webp({ quality: 76, alphaQuality: 80, effort: 5 })
    .toFile(out);
}
console.log(`${files.length} pictures written to ${relative(process.cwd(), to) || '.'}`);
