import { describe, expect, it } from 'vitest';
import { picturesPlan } from './mode';

const here = { platform: 'linux', drawnBy: 150 };

describe('what a run does with pictures', () => {
  it('compares with the browser that drew them', () => {
    expect(picturesPlan(150, undefined, here)).toEqual({ mode: 'compare' });
  });

  it('says why it does not', () => {
    expect(picturesPlan(151, undefined, here)).toEqual({
      mode: 'off',
      why: 'they were drawn by Chromium 150, this is 151',
    });
    expect(picturesPlan(150, undefined, { ...here, platform: 'darwin' })).toMatchObject({
      mode: 'off',
      why: 'they were drawn on Linux, this is darwin',
    });
    expect(picturesPlan(150, undefined, { ...here, drawnBy: undefined })).toMatchObject({
      mode: 'off',
      why: 'none are accepted',
    });
  });

  it('does what it is told anywhere', () => {
    expect(picturesPlan(151, 'compare', here)).toEqual({ mode: 'compare' });
    expect(picturesPlan(151, 'accept', here)).toEqual({ mode: 'accept' });
    expect(picturesPlan(150, 'off', here).mode).toBe('off');
  });
});
