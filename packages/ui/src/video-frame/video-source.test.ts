import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerAddress, videoSourceOf, watchAddress } from './video-source';

const youtube = { kind: 'youtube', id: 'aB3_x-9ZkQw' };

describe('videoSourceOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=aB3_x-9ZkQw',
    'https://m.youtube.com/watch?app=m&v=aB3_x-9ZkQw&t=40',
    'https://youtu.be/aB3_x-9ZkQw?si=1',
    'https://www.youtube.com/embed/aB3_x-9ZkQw',
    'https://www.youtube-nocookie.com/embed/aB3_x-9ZkQw',
    'https://youtube.com/shorts/aB3_x-9ZkQw',
  ])('knows the video of %s', (address) => {
    expect(videoSourceOf(address)).toEqual(youtube);
  });

  it('knows listed and unlisted videos of Vimeo', () => {
    expect(videoSourceOf('https://vimeo.com/76979871')).toEqual({ kind: 'vimeo', id: '76979871' });
    const unlisted = { kind: 'vimeo', id: '76979871', key: '8272103f6e' };
    expect(videoSourceOf('https://vimeo.com/76979871/8272103f6e')).toEqual(unlisted);
    expect(videoSourceOf('https://player.vimeo.com/video/76979871?h=8272103f6e')).toEqual(unlisted);
  });

  it('plays files of the site and of other sites, the latter only when they come unread', () => {
    expect(videoSourceOf('/media/walkaround.mp4?v=2')).toEqual({ kind: 'file', src: '/media/walkaround.mp4?v=2' });
    expect(videoSourceOf('https://cdn.example/a.webm')).toEqual({ kind: 'file', src: 'https://cdn.example/a.webm' });
    expect(videoSourceOf('http://cdn.example/a.webm')).toEqual({ kind: 'link', href: 'http://cdn.example/a.webm' });
  });

  it('links to any other page and shows nothing of what is none', () => {
    expect(videoSourceOf('https://video.example/tour/7')).toEqual({
      kind: 'link',
      href: 'https://video.example/tour/7',
    });
    expect(videoSourceOf('https://youtube.com.evil.example/watch?v=aB3_x-9ZkQw')?.kind).toBe('link');
    expect(videoSourceOf('https://www.youtube.com/@dealer')?.kind).toBe('link');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '/about', 'walkaround', '']) {
      expect(videoSourceOf(address)).toBeUndefined();
    }
  });

  it('never frames an address that is not on the list', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const source = videoSourceOf(address);
        expect(source?.kind === 'youtube' || source?.kind === 'vimeo').toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('playerAddress', () => {
  it('is the address that sets no cookie', () => {
    expect(playerAddress({ kind: 'youtube', id: 'aB3_x-9ZkQw' })).toBe(
      'https://www.youtube-nocookie.com/embed/aB3_x-9ZkQw?autoplay=1&rel=0',
    );
    expect(playerAddress({ kind: 'vimeo', id: '76979871', key: '8272103f6e' })).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    );
  });
});

describe('watchAddress', () => {
  it('leads to the page or the file', () => {
    expect(watchAddress({ kind: 'youtube', id: 'aB3_x-9ZkQw' })).toBe('https://www.youtube.com/watch?v=aB3_x-9ZkQw');
    expect(watchAddress({ kind: 'vimeo', id: '76979871' })).toBe('https://vimeo.com/76979871');
    expect(watchAddress({ kind: 'vimeo', id: '76979871', key: 'abcdef12' })).toBe(
      'https://vimeo.com/76979871/abcdef12',
    );
    expect(watchAddress({ kind: 'file', src: '/a.mp4' })).toBe('/a.mp4');
    expect(watchAddress({ kind: 'link', href: 'https://video.example/' })).toBe('https://video.example/');
  });
});
