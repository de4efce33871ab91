import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { keptPhoto } from './photo-file';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('stores a %s as a JPEG', async (format) => {
  expect(await keptPhoto(await picture.clone().toFormat(format).toBuffer())).toMatchObject({ width: 60, height: 40 });
});

it.each(['gif', 'tiff'] as const)('refuses a %s', async (format) => {
  expect(await keptPhoto(await picture.clone().toFormat(format).toBuffer())).toBe('type');
});

it('refuses an AVIF container that holds no AV1, without decoding it', async () => {
  const bytes = await picture.clone().avif().toBuffer();
  const known = await sharp(bytes).metadata();
  const unfold = vi.spyOn(sharp.prototype, 'toBuffer');
  vi.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce({ ...known, compression: 'hevc' });
  expect(await keptPhoto(bytes)).toBe('type');
  expect(unfold).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
