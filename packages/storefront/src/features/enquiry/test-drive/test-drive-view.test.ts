import type { TestDriveSlots } from '@forecourt/api-contract';
import { aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { returnedDrive, returnedDriveForm, testDriveForm, testDriveStage } from './test-drive-view';

const free = { value: '2026-11-24T00:30:00.000Z', label: '10:30 am', state: 'free' } as const;
const day = (slots: TestDriveSlots['days'][number]['slots']): TestDriveSlots['days'][number] => ({
  date: '2026-11-24',
  weekday: 'Tue',
  day: '24',
  month: 'Nov',
  name: 'Tuesday 24 November',
  slots,
});
const place = {
  id: 'yard',
  name: 'The Yard',
  address: '1 Example Street',
  phone: null,
  directions: 'https://x.example',
};
const slots: TestDriveSlots = {
  vehicle: null,
  locations: [place],
  location: 'yard',
  days: [
    day([]),
    day([
      { ...free, state: 'taken' },
      { ...free, value: '2026-11-24T01:00:00.000Z' },
    ]),
  ],
  nearest: [],
  length: 60,
  come_to_you: { within_km: 20 },
};

describe('what the page of test drives offers', () => {
  const none = { kind: 'none' } as const;
  const of = (vehicle: Parameters<typeof aVehicle>[0]) => ({ kind: 'vehicle', vehicle: aVehicle(vehicle) }) as const;
  const full = { ...slots, days: [day([]), day([{ ...free, state: 'taken' }])] };

  type Case = readonly [string, Parameters<typeof testDriveStage>[0], TestDriveSlots | null, string];
  it.each<Case>([
    ['times, where one is free', none, slots, 'form'],
    ['times of a vehicle on hold that can be driven all the same', of({ reserved: true }), slots, 'form'],
    [
      'places, where one of several is to be chosen',
      none,
      { ...slots, location: null, locations: [place, place], days: [] },
      'place',
    ],
    ['whom to call, where every time is gone', none, full, 'full'],
    [
      'whom to call, where test drives begin nowhere',
      none,
      { ...slots, location: null, locations: [], days: [] },
      'full',
    ],
    ['others, where the vehicle is on hold', of({ reserved: true }), { ...full, days: [] }, 'reserved'],
    ['others, where the vehicle has sold, whatever times there are', of({ sold: true }), slots, 'sold'],
    ['others, where it has sold and the times are away', of({ status: 'sold' }), null, 'sold'],
    ['another try, where the times are away', none, null, 'failed'],
  ])('is %s', (_title, asked, given, stage) => {
    expect(testDriveStage(asked, given)).toBe(stage);
  });
});

describe('the form of a test drive', () => {
  const site = aPublicSite();
  const [location] = site.locations;
  const at = { ...slots, location: location?.id ?? '', locations: [{ ...place, id: location?.id ?? '' }] };

  it('asks who comes, and neither day, time nor place, which the slot settles', () => {
    const { context, placeName, comeWithinKm } = testDriveForm(site, null, at);
    const names = context.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'message']));
    for (const settled of ['preferred_date', 'preferred_time', 'location', 'dealership', 'postcode'])
      expect(names).not.toContain(settled);
    expect(context.unseen).toMatchObject({ location: location?.id, dealership: location?.dealership_slug });
    expect(context.rules).toMatchObject({ category: 'test-drive', location: false, dealership: false });
    expect([placeName, comeWithinKm]).toEqual(['The Yard', 20]);
  });

  it('has no words in its message, and asks what to drive where no vehicle is named', () => {
    const messageOf = (vehicle: ReturnType<typeof aVehicle> | null) =>
      testDriveForm(site, vehicle, at).context.fields.find(({ name }) => name === 'message');
    expect(messageOf(null)).toMatchObject({ value: '', required: false, label: 'What would you like to drive?' });
    expect(messageOf(aVehicle())).toMatchObject({ value: '', required: false, label: 'Anything we should know?' });
  });

  it.each([
    ['Test Drive Only', true],
    [' test drives only ', true],
    ['Manager’s special', false],
    [null, false],
  ])('of a vehicle tagged %j is of one that is there for test drives only: %s', (tag, isOnly) => {
    expect(testDriveForm(site, aVehicle({ tag }), at).isDriveOnly).toBe(isOnly);
  });

  const returned = (form: Readonly<Record<string, string>>, fields: readonly { path: string; message: string }[]) => {
    const drive = returnedDrive({ form: { ...form }, error: 'Please fix it.', fields: [...fields] });
    const made = testDriveForm(site, null, at);
    const again = { key: 'k', errors: {}, failure: 'Please fix it.' };
    const nearest = [{ value: free.value, label: 'Tuesday 24 November, 10:30 am' }];
    return { drive, form: returnedDriveForm(made, { ...made.context, returned: again }, drive, nearest) };
  };

  it('that came back since its time was taken offers the nearest ones, and says so once', () => {
    const { drive, form } = returned({ slot: free.value, come_to_you: 'on', home_address: '1 Example Street' }, [
      { path: 'slot', message: 'Somebody has it.' },
    ]);
    expect(drive.rest.fields).toEqual([]);
    expect(form.typed).toMatchObject({ isTaken: true, come: true, address: '1 Example Street', faults: {} });
    expect(form.typed?.nearest).toHaveLength(1);
    expect(form.context.returned?.failure).toBeNull();
  });

  it('that came back without a time has that fault at the time, and the others at theirs', () => {
    const { drive, form } = returned({ slot: '', postcode: '20' }, [
      { path: 'slot', message: 'Please choose a time.' },
      { path: 'userData.postcode', message: 'Invalid postcode.' },
      { path: 'userData.name', message: 'Please enter your name.' },
    ]);
    expect(drive.rest.fields.map(({ path }) => path)).toEqual(['userData.name']);
    expect(form.typed).toMatchObject({
      isTaken: false,
      postcode: '20',
      faults: { slot: 'Please choose a time.', postcode: 'Invalid postcode.' },
    });
    expect(form.context.returned?.failure).toBe('Please fix it.');
  });
});
