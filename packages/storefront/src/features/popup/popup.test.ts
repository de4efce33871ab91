import { aPublicSite, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { draftKey } from '../enquiry/form/draft-memory';
import { generalEnquiry } from '../enquiry/form/enquiry-context-view';
import { popupNow } from './popup-now';
import { popupView } from './popup-view';

describe('popupNow', () => {
  const rules = { id: 'night', expiry: null, pages: ['/contact', '/cars'] };
  const on = (path: string, isUp: boolean, remembered: string | null = null) =>
    popupNow(rules, isUp, { remembered, now: testNow, path });

  it('[POPU-01] shows the popup once, and leaves an open one as it is when its page is drawn anew', () => {
    expect(on('/contact', false)).toBe('show');
    expect(on('/contact', true)).toBe('stay');
    expect(on('/cars/2022-kia-rio', true)).toBe('stay');
  });

  it('[POPU-01] hides the popup after it was closed or sent, and on pages that are not its own', () => {
    expect(on('/success', true, 'night')).toBe('hide');
    expect(on('/contact', true, 'night')).toBe('hide');
    expect(on('/search', true)).toBe('hide');
  });
});

describe('popupView', () => {
  const site = aPublicSite({ popup: { id: 'night', title: 'A night', form: { kind: 'general' } } });
  const general = generalEnquiry(site);

  it('stores the draft of its form under another key than the form of the page', () => {
    const form = popupView(site, testNow, () => general)?.form;
    expect(form?.rules.category).toBe('general');
    expect(draftKey(form ?? general)).not.toBe(draftKey(general));
  });
});
