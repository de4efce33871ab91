import { describe, expect, it } from 'vitest';
import { offerModelPath } from './offer-model-path';

describe('offerModelPath (OFFR-02)', () => {
  it("is the model's override, else /{model-slug}", () => {
    const model = { name: 'RAV4', slug: 'rav4', override_url: null };
    expect(offerModelPath(model)).toBe('/rav4');
    expect(offerModelPath({ ...model, override_url: ' ' })).toBe('/rav4');
    expect(offerModelPath({ ...model, override_url: '/toyota/rav4-hybrid' })).toBe('/toyota/rav4-hybrid');
    expect(offerModelPath({ ...model, override_url: 'https://toyota.example/rav4' })).toBe(
      'https://toyota.example/rav4',
    );
    for (const unsafe of ['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x']) {
      expect(offerModelPath({ ...model, override_url: unsafe })).toBe('/rav4');
    }
    expect(offerModelPath(null)).toBeNull();
  });
});
