import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const uiFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Its shape in one grey on the same transparent ground; a photo without one is a grey field. */
const drawn = async (file: string): Promise<Buffer> => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) data.set([96, 104, 110, (data[at + 3] ?? 0) > 127 ? 255 : 0], at);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
};

/**
 * Serves the stock pictures of the stories as their shapes. Place, size, crop and outline show as before; what is inside
 * is not design, and would be half of the baselines' weight.
 */
export const stockPictures = (): Plugin => {
  const drawings = new Map<string, Promise<Buffer>>();
  return {
    name: 'forecourt:stock-pictures',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const file = join(uiFolder, pathname);
        if (!/^\/src\/stories-assets\/.+\.webp$/.test(pathname) || searchParams.has('import') || !existsSync(file)) {
          next();
          return;
        }
        const drawing = drawings.get(file) ?? drawn(file);
        drawings.set(file, drawing);
        drawing.then((body) => {
          response.setHeader('content-type', 'image/webp');
          response.end(body);
        }, next);
      });
    },
  };
};
