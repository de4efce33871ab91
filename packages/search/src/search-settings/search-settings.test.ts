import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from './search-settings';

const isAllowed = (settings: object) => searchSettingsSchema.safeParse(settings).success;

describe('searchSettingsSchema', () => {
  it('has a default for every setting', () => {
    expect(searchSettingsSchema.parse({})).toEqual({
      preset: 3,
      carTypes: [],
      hitsPerPage: 21,
      prefix: '/search',
      rangeForm: 'plain',
      priceAscendingNeedsPrice: false,
      defaultCity: null,
      popularMakes: 7,
      stockCount: null,
      collapseSold: false,
      seriesOrder: [],
      customBodies: [],
      similarBy: 'make_model',
      featured: [],
      origins: [],
      promos: { every: 6, shuffle: false },
      synonyms: [],
      budget: {
        period: 'monthly',
        monthly: 600,
        weekly: 200,
        deposit: 2000,
        moneyPresets: { from: 5000, to: 70_000, step: 5000 },
        kmPresets: { from: 20_000, to: 200_000, step: 20_000 },
      },
    });
  });

  it('[SRCH-14] takes the presets 0 to 14, 3 unless the dealer chooses', () => {
    expect([-1, 0, 14, 15, 3.5].map((preset) => isAllowed({ preset }))).toEqual([false, true, true, false, false]);
    expect(searchSettingsSchema.parse({ preset: 11 }).preset).toBe(11);
  });

  it('[SRCH-15] takes a page size of its own', () => {
    expect([0, 1, 100, 101].map((hitsPerPage) => isAllowed({ hitsPerPage }))).toEqual([false, true, true, false]);
  });

  it('takes origins of the web as a browser names them, and nothing else', () => {
    for (const origin of ['https://blog.example.com', 'https://example.com:8443', 'https://xn--caf-dma.example'])
      expect(isAllowed({ origins: [origin] }), origin).toBe(true);
    for (const origin of [
      'http://blog.example.com',
      'https://blog.example.com/',
      'https://blog.example.com/page',
      'https://Blog.example.com',
      'https://blog.example.com:443',
      'https://me@blog.example.com',
      'https://127.0.0.1',
      'https://localhost',
      'https://*.example.com',
      '*',
      'null',
      '',
    ])
      expect(isAllowed({ origins: [origin] }), origin).toBe(false);
    const many = Array.from({ length: 21 }, (_, at) => `https://a${at}.example.com`);
    expect(isAllowed({ origins: many })).toBe(false);
  });

  it('refuses unknown keys and blank names', () => {
    expect(isAllowed({ presett: 3 })).toBe(false);
    expect(isAllowed({ seriesOrder: [' '] })).toBe(false);
    expect(searchSettingsSchema.parse({ seriesOrder: [' Duo '] }).seriesOrder).toEqual(['Duo']);
  });
});
