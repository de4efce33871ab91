import type { Offer } from '@forecourt/domain';
import { aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerSchema } from './offer';
import {
  isOfferShown,
  offerDescription,
  offerDescriptionCut,
  offerDisclaimer,
  offerImage,
  offerModelPath,
  offerTextLimit,
} from './offer-rules';

const day = 86_400_000;
const described = (text: string, description = '') => offerDescription({ sanitized_description: text, description });

describe('texts of an offer (OFFR-01)', () => {
  it('cut a description to 160 characters only when it is over 200', () => {
    const fits = 'a'.repeat(200);
    const long = 'a'.repeat(201);
    expect(described(fits)).toEqual({ text: fits, full: null });
    expect(described(long)).toEqual({ text: `${'a'.repeat(160)}…`, full: long });
    expect([offerTextLimit, offerDescriptionCut]).toEqual([200, 160]);
  });

  it('cut a disclaimer to 200 characters', () => {
    const long = 'b'.repeat(201);
    expect(offerDisclaimer({ disclaimer: 'b'.repeat(200) })).toEqual({ text: 'b'.repeat(200), full: null });
    expect(offerDisclaimer({ disclaimer: long })).toEqual({ text: `${'b'.repeat(200)}…`, full: long });
    expect(offerDisclaimer({ disclaimer: null })).toBeNull();
    expect(offerDisclaimer({ disclaimer: ' <p></p>' })).toBeNull();
  });

  it('read the words of the sanitised description, else of the written one', () => {
    expect(described('<p>Drive <b>away</b></p>\n<p>&nbsp;today&nbsp;</p>').text).toBe('Drive away today');
    expect(described('Fish &amp; chips &lt;3 &quot;x&quot; &#39;y&#39; &gt; &amp;lt; &copy;').text).toBe(
      'Fish & chips <3 "x" \'y\' > &lt; &copy;',
    );
    expect(described('<p>One.</p><p>Two.</p>').text).toBe('One. Two.');
    expect(described('', '<i>Written</i>').text).toBe('Written');
  });

  it('keep the whole text beside a beginning of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', 'é', '🇦🇺', 'word '), maxLength: 400 }), (written) => {
        const { text, full } = described(written);
        if (full === null) return;
        expect(full.startsWith(text.slice(0, -1))).toBe(true);
        expect([...new Intl.Segmenter('en-AU').segment(text)].length).toBeLessThanOrEqual(161);
      }),
    );
  });
});

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

describe('offerImage (OFFR-03)', () => {
  it("is the offer's own, else its model's, else none", () => {
    const image_or_model_image = { url: '/media/model.jpg' };
    expect(offerImage({ image_url: '/media/own.jpg', image_or_model_image })).toBe('/media/own.jpg');
    expect(offerImage({ image_url: null, image_or_model_image })).toBe('/media/model.jpg');
    expect(offerImage({ image_url: '/img/placeholder.png', image_or_model_image })).toBe('/media/model.jpg');
    expect(offerImage({ image_url: '', image_or_model_image: null })).toBeNull();
    expect(offerImage({ image_url: null, image_or_model_image: { url: null } })).toBeNull();
  });
});

describe('isOfferShown (OFFR-02)', () => {
  const settings = { soldCarDays: 3 };
  const shown = (vehicle: Parameters<typeof isOfferShown>[1]['vehicle'], excluded_website_ids: string[] = []) =>
    isOfferShown({ excluded_website_ids }, { website_id: 'yard', vehicle, now: testNow }, settings);
  const soldFor = (age: number) => aSoldVehicle(new Date(testNow.getTime() - age));

  it('honours the sites that are excluded', () => {
    expect(shown(null)).toBe(true);
    expect(shown(null, ['other'])).toBe(true);
    expect(shown(null, ['other', 'yard'])).toBe(false);
    expect(shown(aVehicle(), ['yard'])).toBe(false);
  });

  it('keeps the offer of a sold car for soldCarDays', () => {
    expect(shown(aVehicle())).toBe(true);
    expect(shown(soldFor(3 * day))).toBe(true);
    expect(shown(soldFor(3 * day + 1))).toBe(false);
  });

  it('compares ids as text, whatever a source writes', () => {
    const offer: Offer = offerSchema.parse({
      id: 12,
      name: 'Finance offer',
      description: '',
      sanitized_description: '',
      disclaimer: null,
      category: 'Finance offer',
      manufacturer: null,
      model: null,
      image_url: null,
      image_or_model_image: null,
      excluded_website_ids: [7],
    });
    expect(offer).toMatchObject({ id: '12', excluded_website_ids: ['7'] });
  });
});
