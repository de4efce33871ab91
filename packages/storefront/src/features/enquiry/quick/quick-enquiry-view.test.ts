import { aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askQuickEnquiry } from './ask-quick-enquiry';
import { quickEnquiryView } from './quick-enquiry-view';

const site = aPublicSite({ enquiry: { termsNotice: true } });
const vehicle = aVehicle();

describe('quickEnquiryView', () => {
  it('names the vehicle, and has the fields of its enquiry page', () => {
    const view = quickEnquiryView(site, vehicle);
    expect(view).toMatchObject({
      name: '2022 Toyota HiLux SR5 GUN126R',
      stock: 'Stock HC1001',
      siteName: site.name,
      isSold: false,
      similarHref: '/cars/2022-toyota-hilux-sr5-hc1001/find-similar',
    });
    expect(view.context).toMatchObject({
      rules: { category: 'quick', terms: true },
      vehicle: { id: vehicle.id },
      steps: null,
    });
  });

  it('shows the picture and the price of the card, never a price without its type', () => {
    const shown = (more: Partial<typeof vehicle>) => quickEnquiryView(site, aVehicle({ images: [], ...more }));
    expect(
      shown({ price: 64_990, price_type: 'drive_away', primary_image_url: '/media/abc', preorder: false }),
    ).toMatchObject({ picture: expect.stringMatching(/^\/media\/abc\?w=320&q=\d+$/), price: '$64,990 Drive away' });
    expect(shown({ price: 0, preorder: true, primary_image_url: null })).toMatchObject({ price: 'PREORDER' });
    expect(shown({ primary_image_url: null })).not.toHaveProperty('picture');
    expect(quickEnquiryView(site, aSoldVehicle(testNow))).not.toHaveProperty('price');
  });

  it('marks a sold vehicle, and has steps where the site sets them', () => {
    expect(quickEnquiryView(site, aSoldVehicle(testNow)).isSold).toBe(true);
    const { context } = quickEnquiryView(aPublicSite({ forms: { enquirySteps: 'steps' } }), vehicle);
    expect(context.steps?.map(({ key }) => key)).toEqual(['details', 'message']);
  });
});

describe('askQuickEnquiry', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const answering = (...answers: readonly (Response | TypeError | DOMException)[]) => {
    const left = [...answers];
    vi.stubGlobal('fetch', async () => {
      const answer = left.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('Nothing more was expected.');
    });
  };
  const view = quickEnquiryView(site, vehicle);

  it('throws without an earlier answer, and returns the earlier answer when the network fails', async () => {
    const address = '/cars/one/quick-enquiry.json';
    answering(
      new TypeError('offline'),
      new Response('', { status: 404 }),
      Response.json(view),
      new TypeError('offline'),
      Response.json({ ...view, isSold: true }),
    );
    await expect(askQuickEnquiry(address)).rejects.toThrow('offline');
    await expect(askQuickEnquiry(address)).rejects.toThrow('404');
    expect(await askQuickEnquiry(address)).toEqual(view);
    expect(await askQuickEnquiry(address)).toEqual(view);
    expect(console.error).toHaveBeenCalledOnce();
    expect((await askQuickEnquiry(address)).isSold).toBe(true);
  });

  it('returns the earlier answer while the server fails or is slow, and throws once the vehicle has gone', async () => {
    const address = '/cars/two/quick-enquiry.json';
    answering(
      Response.json(view),
      new Response('', { status: 502 }),
      new DOMException('Too slow.', 'TimeoutError'),
      new Response('', { status: 404 }),
      new TypeError('offline'),
    );
    for (const _time of ['asked', 'in trouble', 'slow']) expect(await askQuickEnquiry(address)).toEqual(view);
    await expect(askQuickEnquiry(address)).rejects.toThrow('404');
    await expect(askQuickEnquiry(address)).rejects.toThrow('offline');
  });

  it('throws when the address answers with a page or in another shape', async () => {
    const address = '/cars/three/quick-enquiry.json';
    for (const answer of [
      () => new Response('<!doctype html>'),
      () => Response.json({ ...view, context: { ...view.context, vehicle: null } }),
      () => Response.json({ ...view, context: { ...view.context, fields: undefined } }),
      () => Response.json(null),
    ]) {
      answering(Response.json(view), answer());
      expect(await askQuickEnquiry(address)).toEqual(view);
      await expect(askQuickEnquiry(address)).rejects.toThrow();
    }
  });
});
