import { enquiryCategories } from '@forecourt/domain/enquiry';
import { controlledVehicle, vehicleControls } from '@forecourt/domain/vehicle-controls';
import { aSiteDocument, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { pages } from '../pages/pages';
import { capabilities, enquirySubjects, siteCapabilities, takesEnquiries } from './capabilities';

const everyFlag = {
  garage: true,
  finance: true,
  reserve: true,
  'buy-online': true,
  'test-drive': true,
  spin: true,
  comparison: true,
  chat: true,
  favourites: true,
  printing: true,
  auth: true,
};

describe('enquirySubjects', () => {
  it('offers finance subjects only on a site that has finance (SITE-04)', () => {
    expect(enquirySubjects(aSiteDocument({ flags: { finance: true }, finance_provider: 'manual' }))).toContain(
      'Finance Enquiry',
    );
    const without = enquirySubjects(aSiteDocument({ flags: { finance: false } }));
    expect(without).toContain('General Enquiry');
    expect(without.join()).not.toContain('Finance');
  });

  it('[SITE-05] words used as the dealer does', () => {
    const subjectsOf = (usedWord: 'Used' | 'Pre-Owned') => enquirySubjects(aSiteDocument({ vehicle: { usedWord } }));
    expect(subjectsOf('Used')).toContain('Used Vehicle Enquiry');
    expect(subjectsOf('Pre-Owned')).toContain('Pre-Owned Vehicle Enquiry');
    expect(subjectsOf('Pre-Owned').join()).not.toContain('Used');
  });
});

describe('takesEnquiries', () => {
  const taken = (site: Parameters<typeof aSiteDocument>[0]) =>
    (['general', 'finance', 'pre-approval'] as const).filter((kind) => takesEnquiries(aSiteDocument(site), kind));

  it('refuses those of finance where it is off, and pre-approval without its flag (SITE-04)', () => {
    const finance_provider = 'manual';
    expect(taken({ finance_provider })).toEqual(['general']);
    expect(taken({ flags: { finance: true } })).toEqual(['general']);
    expect(taken({ finance_provider, flags: { 'pre-approval': true } })).toEqual(['general']);
    expect(taken({ finance_provider, flags: { finance: true } })).toEqual(['general', 'finance']);
    const all = taken({ finance_provider, flags: { finance: true, 'pre-approval': true } });
    expect(all).toEqual(['general', 'finance', 'pre-approval']);
  });
});

describe('takesEnquiries of every category', () => {
  const off = aSiteDocument({
    flags: Object.fromEntries(Object.keys(aSiteDocument().flags).map((flag) => [flag, false])),
    vehicle: { tradeInAllowed: false },
  });
  const taken = (site: typeof off) => enquiryCategories.filter((category) => takesEnquiries(site, category));

  it('follows the flag of a category that has one (SITE-04), and always accepts the others (FORM-06)', () => {
    expect(taken(off).toSorted()).toEqual(
      'general vehicle quick photo history find-similar service parts warranty fleet offer trade-in sell'
        .split(' ')
        .toSorted(),
    );
    const all = aSiteDocument({ flags: { ...everyFlag, 'pre-approval': true }, finance_provider: 'manual' });
    const pageless = enquiryCategories.filter((category) => !['reserve', 'buy-online'].includes(category));
    expect(taken(all)).toEqual(pageless);
  });

  it.each(['reserve', 'buy-online'] as const)('never accepts %s by itself: its order makes it', (category) => {
    expect(takesEnquiries({ ...off, flags: { ...off.flags, [category]: true } }, category)).toBe(false);
  });

  it.each([['test-drive', 'testDrive']] as const)(
    'accepts %s with its flag once the page %s exists, and never without',
    (category, page) => {
      const on = { ...off, flags: { ...off.flags, [category]: true } };
      const without = Object.keys(pages).filter((name) => name !== page);
      expect(takesEnquiries(on, category, without)).toBe(false);
      expect(takesEnquiries(on, category, [...without, page])).toBe(true);
      expect(takesEnquiries(off, category, [...without, page])).toBe(false);
    },
  );
});

describe('capabilities', () => {
  const vehicle = controlledVehicle(aVehicle({ payment_processors: ['test'], file: '/report.pdf' }));

  it('show every control whose page exists, where its flag is on', () => {
    const site = aSiteDocument({ flags: everyFlag, finance_provider: 'manual' });
    const kinds = (['sidebar', 'card'] as const).flatMap((place) =>
      vehicleControls(place, vehicle, siteCapabilities(site), site.vehicle).map(({ kind }) => kind),
    );
    const both = ['test-drive', 'finance', 'reserve', 'buy-online', 'trade-in', 'history'];
    expect(kinds).toEqual([
      ...['instant-message', ...both, 'photo', 'call-now'],
      ...['quick-enquiry', 'instant-message', 'explore', ...both],
    ]);
  });

  it.each([
    ['purchase', ['reserve', 'buy-online'], ['reserve', 'buy-online']],
    ['testDrive', ['test-drive'], ['test-drive']],
    ['finance', ['finance'], ['finance']],
    ['history', [], ['history']],
    ['tradeIn', [], ['trade-in']],
  ] as const)('show on card and page what %s brings, from the moment it exists', (page, flags, brought) => {
    const controls = (on: readonly string[]) => {
      const site = aSiteDocument({
        flags: Object.fromEntries(on.map((flag) => [flag, true])),
        finance_provider: 'manual',
      });
      return (['sidebar', 'card'] as const).map((place) =>
        vehicleControls(place, vehicle, siteCapabilities(site, [...Object.keys(pages), page]), site.vehicle).map(
          ({ kind }) => kind,
        ),
      );
    };
    for (const kinds of controls(flags)) expect(kinds).toEqual(expect.arrayContaining([...brought]));
    // By the site's own flag, where it has one.
    if (flags.length > 0) for (const kinds of controls([])) expect(kinds).not.toContain(brought[0]);
  });

  it('offer trade-in unless the dealer takes none (CARD-03)', () => {
    const offered = (tradeInAllowed: boolean) =>
      siteCapabilities(aSiteDocument({ vehicle: { tradeInAllowed } })).tradeIn;
    expect([offered(true), offered(false)]).toEqual([true, false]);
  });

  it('offer favourites or compare, by the mode, and neither without the flag (FAVS-01)', () => {
    const offered = (flag: boolean, mode: 'favourite' | 'compare', vehicle = aVehicle()) => {
      const site = aSiteDocument({ flags: { favourites: flag }, favourites: { mode } });
      const { favourite, compare } = capabilities(site, vehicle);
      return [...(favourite ? ['favourite'] : []), ...(compare ? ['compare'] : [])];
    };
    expect(offered(true, 'favourite')).toEqual(['favourite']);
    expect(offered(true, 'compare')).toEqual(['compare']);
    expect(offered(false, 'favourite')).toEqual([]);
    expect(offered(false, 'compare')).toEqual([]);
    expect(offered(true, 'favourite', aVehicle({ reserved: true }))).toEqual([]);
    // CARD-04: a vehicle without price or picture cannot be compared, and can still be a favourite.
    expect(offered(true, 'compare', aVehicle({ price: 0 }))).toEqual([]);
    expect(offered(true, 'compare', aVehicle({ photos_count: 0 }))).toEqual([]);
    expect(offered(true, 'favourite', aVehicle({ price: 0, photos_count: 0 }))).toEqual(['favourite']);
  });

  it('give at most what the site can do', () => {
    const site = aSiteDocument({ flags: everyFlag });
    const can = siteCapabilities(site);
    for (const vehicle of [aVehicle(), aVehicle({ reserved: true }), aVehicle({ sold: true })]) {
      for (const [name, isOn] of Object.entries(capabilities(site, vehicle))) {
        if (isOn) expect(can).toHaveProperty(name, true);
      }
    }
  });
});
