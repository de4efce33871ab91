import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { noTimesView } from './no-times-view';

describe('a page without times', () => {
  const site = aPublicSite();
  const place = aLocation({ phone: '(07) 5550 1234' });

  it('of a form that came back leads to that form again, which has what was typed, and says whom to call', () => {
    const view = noTimesView(site, { isFailed: true, vehicle: null, place, again: '/enquiry/key' });
    expect(view).toMatchObject({
      tone: 'danger',
      phone: { label: '(07) 5550 1234', href: 'tel:+61755501234' },
      ways: [{ label: 'Try again', href: '/enquiry/key' }, { href: '/contact' }],
    });
  });

  it('where all is taken is none to be asked for anew, and leads to the enquiry of its vehicle', () => {
    const vehicle = aVehicle();
    const view = noTimesView(site, { isFailed: false, vehicle, place, again: null });
    expect(view).toMatchObject({ tone: 'caution', title: 'There is no free time to book online at the moment.' });
    expect(view.ways.map(({ href }) => href)).toEqual([expect.stringContaining(`/cars/${vehicle.slug}/enquire`)]);
  });
});
