import sharp, { type Metadata } from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a picture of more pixels than we read', () => {
  const known = {
    width: 5_100,
    height: 5_000,
    format: 'jpeg',
    space: 'srgb',
    hasProfile: false,
    hasAlpha: false,
  } as const;
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['that is interlaced, of 25 million', { isProgressive: true }],
    ['that is WebP, of 25 million', { format: 'webp' as const, isProgressive: false }],
    ['written line by line, of 60 million', { width: 10_000, height: 6_001, isProgressive: false }],
  ])('%s is refused before it is unfolded', async (_, own) => {
    const bytes = await picture.clone().jpeg().toBuffer();
    const unfold = vi.spyOn(sharp.prototype, 'toBuffer');
    vi.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce({ ...known, ...own } as Metadata);
    expect(await keptPhoto(bytes)).toBe('size');
    expect(unfold).not.toHaveBeenCalled();
  });

  it('written line by line, of more than 25 million, is read', async () => {
    const bytes = await picture.clone().jpeg().toBuffer();
    vi.spyOn(sharp.prototype, 'metadata').mockResolvedValueOnce({ ...known, isProgressive: false } as Metadata);
    expect(await keptPhoto(bytes)).toMatchObject({ width: 60 });
  });
});
