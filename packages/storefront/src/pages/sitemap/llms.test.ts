import { describe, expect, it } from 'vitest';
import { llmsLine } from './llms';

const site = { canonicalOrigin: 'https://yard.example' };

describe('a line of llms.txt', () => {
  it('is one link to the Markdown of the page, with a word about it', () => {
    expect(llmsLine(site, { title: 'Our  team', path: '/our-team', about: 'Who we are.' })).toBe(
      '- [Our team](https://yard.example/our-team.md): Who we are.',
    );
  });

  it('has no markup of what a dealer has typed', () => {
    expect(
      llmsLine(site, {
        title: '<script>x</script>](https://evil.example)',
        path: '/our-team',
        about: '`a` *b* [c](d)',
      }),
    ).toBe(
      '- [\\<script\\>x\\</script\\>\\](https://evil.example)](https://yard.example/our-team.md): \\`a\\` \\*b\\* \\[c\\](d)',
    );
  });
});
