import { describe, expect, it } from 'vitest';
import { mediaUrl } from './media-url';

describe('mediaUrl', () => {
  it('[MEDI-01] asks the platform for a width, at quality 75 unless said otherwise', () => {
    expect(mediaUrl('/media/abc', { width: 640 })).toBe('/media/abc?w=640&q=75');
    expect(mediaUrl('/media/abc?w=100&q=10', { width: 640, quality: 50 })).toBe('/media/abc?w=640&q=50');
  });

  it('leaves pictures from elsewhere alone', () => {
    expect(mediaUrl('https://pictures.example/a.jpg', { width: 640 })).toBe('https://pictures.example/a.jpg');
    expect(mediaUrl('/logo.svg', { width: 640 })).toBe('/logo.svg');
  });
});
