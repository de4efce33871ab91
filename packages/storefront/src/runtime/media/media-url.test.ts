import { describe, expect, it } from 'vitest';
import { mediaUrl } from './media-url';

describe('mediaUrl', () => {
  it('[MEDI-01] requests a width from the platform, at quality 75 by default', () => {
    expect(mediaUrl('/media/abc', { width: 640 })).toBe('/media/abc?w=640&q=75');
    expect(mediaUrl('/media/abc?w=100&q=10', { width: 640, quality: 50 })).toBe('/media/abc?w=640&q=50');
  });

  it('leaves pictures from elsewhere alone', () => {
    expect(mediaUrl('https://pictures.example/a.jpg', { width: 640 })).toBe('https://pictures.example/a.jpg');
    expect(mediaUrl('/logo.svg', { width: 640 })).toBe('/logo.svg');
  });
});
