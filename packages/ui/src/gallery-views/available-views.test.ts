import { describe, expect, it } from 'vitest';
import { availableViews, firstView } from './available-views';

const none = { spinner: false, gallery: false, interior: false, video: false };

describe('availableViews', () => {
  it('lists the views that exist, in a fixed order', () => {
    expect(availableViews({ spinner: true, gallery: true, interior: true, video: true })).toEqual([
      'spinner',
      'gallery',
      'interior',
      'video',
    ]);
    expect(availableViews({ ...none, interior: true, gallery: true })).toEqual(['gallery', 'interior']);
  });

  it('lists the gallery, with its empty state, where no view exists', () => {
    expect(availableViews(none)).toEqual(['gallery']);
  });
});

describe('firstView', () => {
  it('[GALL-02] is the spinner unless the setting is the gallery or there is no spin', () => {
    expect(firstView(['spinner', 'gallery', 'interior'], 'spinner')).toBe('spinner');
    expect(firstView(['spinner', 'gallery', 'interior'], 'gallery')).toBe('gallery');
    expect(firstView(['gallery', 'interior'], 'spinner')).toBe('gallery');
  });

  it('is the first other view where there are no pictures', () => {
    expect(firstView(['spinner', 'interior'], 'gallery')).toBe('spinner');
    expect(firstView(['interior', 'video'], 'spinner')).toBe('interior');
  });
});
