import { aDealership, aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import type { FeedRecord } from '../feed-vehicle';
import { feedProfiles, findProfile } from '.';

const location = (id: string, primary = false) => {
  const { dealership_id: _id, dealership_slug: _slug, ...rest } = aLocation({ id, primary });
  return rest;
};
const dealership = aDealership({ locations: [location('NORTH', true), location('SOUTH')] });

const map = (profile: string, record: FeedRecord) =>
  findProfile(profile).map(record, { dealership, now: new Date('2026-11-27T02:00:00Z'), occurrence: () => 1 });

/** The columns that the feed's supplier documents, in its own order. */
const dealerStudioColumns =
  'Stock number|Car type|Make|Model|DAP Price|EGC Price|Badge|Series|Cylinders|Rego|Rego expiry|Vin|Body|Year|Odometer|Interior Colour|Exterior Colour|Location code|Vehicle description|Build date|Compliance date|Dealercomments|Fuel|Transmission|Doors|Seats|Features|Certified|Drive|Engine size'.split(
    '|',
  );
const easycarsColumns =
  'StockNumber|YardCode|StockType|YearGroup|Make|Model|Badge|Body|Colour|Odometer|DoorNum|GearType|DriveTrain|FuelType|Vin|Rego|PriceType|Price|AdvDescription|ImageURLs'.split(
    '|',
  );

describe('every profile', () => {
  it('is found by name, and an unknown name is answered with the known ones', () => {
    expect([...feedProfiles.keys()]).toEqual(['canonical', 'dealer-studio-csv', 'easycars-json', 'au-listings']);
    expect(() => findProfile('constructor')).toThrow('There is no profile "constructor".');
  });

  it.each([...feedProfiles.values()])('$name reads the columns it requires, each column once', (profile) => {
    const columns = profile.columns.map(({ column }) => column);
    expect(new Set(columns).size).toBe(columns.length);
    for (const column of profile.requiredColumns) expect(columns).toContain(column);
  });

  it('reads exactly the columns of its supplier', () => {
    expect(findProfile('dealer-studio-csv').columns.map(({ column }) => column)).toEqual(dealerStudioColumns);
    expect(findProfile('easycars-json').columns.map(({ column }) => column)).toEqual(easycarsColumns);
  });
});

describe('dealer-studio-csv', () => {
  const row: FeedRecord = {
    'Stock number': 'DS-100',
    'Car type': 'Pre-Owned',
    Make: 'Toyota',
    Model: 'Corolla',
    'DAP Price': '$24,990',
    'EGC Price': '23500',
    Badge: 'Ascent Sport',
    Series: 'MZEA12R',
    Cylinders: '4',
    Rego: 'ABC123',
    'Rego expiry': '05/03/2027',
    Vin: 'JTNADAAE500000001',
    Body: 'Hatchback',
    Year: '2021',
    Odometer: '41,230',
    'Interior Colour': 'Black',
    'Exterior Colour': 'White',
    'Location code': 'SOUTH',
    'Vehicle description': '2021 Toyota Corolla Ascent Sport',
    'Build date': '02/2021',
    'Compliance date': '15/03/2021',
    Dealercomments: 'One owner.\nTwo keys.',
    Fuel: 'Unleaded',
    Transmission: 'CVT Automatic',
    Doors: '5',
    Seats: '5',
    Features: 'Air conditioning, Cruise control',
    Certified: 'Yes',
    Drive: 'FWD',
    'Engine size': '2.0L',
  };
  const changed = (change: FeedRecord) => map('dealer-studio-csv', { ...row, ...change });

  it('[STCK-01] maps every column', () => {
    expect(map('dealer-studio-csv', row).vehicle).toMatchObject({
      stocknum: 'DS-100',
      car_type: 'used',
      make: 'Toyota',
      model: 'Corolla',
      price: 24_990,
      price_type: 'drive_away',
      badge: 'Ascent Sport',
      series: 'MZEA12R',
      variant: { cylinders: 4 },
      regplate: 'ABC123',
      rego_expiry: '2027-03-05',
      vin: 'JTNADAAE500000001',
      body: 'Hatchback',
      simple_body: 'hatchback',
      year: 2021,
      km: 41_230,
      interior_colour: 'Black',
      colour: 'White',
      location_id: 'SOUTH',
      carsales_title: '2021 Toyota Corolla Ascent Sport',
      build_date: '2021-02-01',
      compliance_date: '2021-03-15',
      dealercomments: 'One owner.\nTwo keys.',
      fuel: 'Unleaded',
      trans: 'CVT Automatic',
      doors: 5,
      seats: 5,
      standardEquipment: ['Air conditioning', 'Cruise control'],
      certified: true,
      drive: 'FWD',
      engine_size_litres: 2,
      show_on_dealer_website: true,
      status: 'in_stock',
    });
  });

  it.each([
    ['24990', '23500', 24_990, 'drive_away'],
    ['', '23500', 23_500, 'excl_gov_charges'],
    ['0.00', '23500', 23_500, 'excl_gov_charges'],
    [' - ', '$23,500.50', 23_500.5, 'excl_gov_charges'],
    ['', '', null, null],
    ['0', '0', null, null],
    ['POA', '23500', 23_500, 'excl_gov_charges'],
    ['Call', 'Enquire', null, null],
  ])('prices DAP "%s" and EGC "%s" as %s %s', (dap, egc, price, price_type) => {
    expect(changed({ 'DAP Price': dap, 'EGC Price': egc }).vehicle).toMatchObject({ price, price_type });
  });

  it.each([
    ['1998', 1998, null],
    ['1998 cc', 1998, null],
    ['1,560cc', 1560, null],
    ['30', null, null],
    ['31', 31, null],
    ['2.5', null, 2.5],
    ['0', null, null],
    ['', null, null],
  ])('reads an engine of "%s"', (value, engine_size, engine_size_litres) => {
    const mapped = changed({ 'Engine size': value });
    expect(mapped.vehicle).toMatchObject({ engine_size, engine_size_litres });
    if (value === '30') expect(mapped).toMatchObject({ warnings: [{ field: 'Engine size', value: '30' }] });
  });

  it.each([
    ['New', 'new'],
    ['DEMO', 'demo'],
    ['Demonstrator', 'demo'],
    ['Used', 'used'],
    [' preowned ', 'used'],
    ['Near New', 'used'],
  ])('reads the car type %s as %s', (value, car_type) => {
    expect(changed({ 'Car type': value }).vehicle).toMatchObject({ car_type });
  });

  it("[STCK-01] names the feed's own column and value when it refuses a row, with the stock number of the row", () => {
    const { reasons, stocknum } = changed({
      'Location code': 'WEST',
      'Rego expiry': '31/02/2027',
      'DAP Price': '',
      'EGC Price': '5 grand',
      'Car type': 'Scrap',
      'Engine size': 'big',
    });
    expect(stocknum).toBe('DS-100');
    expect(reasons?.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['Location code', 'WEST'],
        ['Rego expiry', '31/02/2027'],
        ['EGC Price', '5 grand'],
        ['Car type', 'Scrap'],
        ['Engine size', 'big'],
      ]),
    );
    expect(reasons?.[0]?.reason).toBe('There is no location "WEST". This dealership has: NORTH, SOUTH.');
  });
});

describe('[STCK-01] what dealers write in ordinary feeds', () => {
  const rows: readonly (readonly [string, FeedRecord, string, string])[] = [
    ['canonical', { stocknum: '1', make: 'Kia', model: 'Rio', year: '2020' }, 'price', 'km'],
    [
      'dealer-studio-csv',
      { 'Stock number': '1', 'Car type': 'Used', Make: 'Kia', Model: 'Rio', Year: '2020' },
      'EGC Price',
      'Odometer',
    ],
    [
      'easycars-json',
      { StockNumber: '1', StockType: 'U', Make: 'Kia', Model: 'Rio', YearGroup: '2020' },
      'Price',
      'Odometer',
    ],
    [
      'au-listings',
      { Brand: 'Kia', Model: 'Rio', Year: '2020', UsedOrNew: 'USED', Title: '2020 Kia Rio' },
      'Price',
      'Kilometres',
    ],
  ];
  const words = ['POA', 'P.O.A.', 'poa', 'Call', 'Call us today', 'Enquire', 'Contact dealer', 'Price on application'];

  it.each(rows)('%s hides the price of POA and its like', (profile, record, price) => {
    for (const word of words)
      expect(map(profile, { ...record, [price]: word })).toMatchObject({ vehicle: { price: null }, warnings: [] });
  });

  it.each(rows)('%s reads kilometres with their unit, and leaves out unreadable ones', (profile, record, _, km) => {
    for (const written of ['85000 km', '85,000kms', '85000 Kilometres'])
      expect(map(profile, { ...record, [km]: written })).toMatchObject({ vehicle: { km: 85_000 }, warnings: [] });
    for (const written of ['Unknown', 'broken', '45k miles', '-5'])
      expect(map(profile, { ...record, [km]: written })).toMatchObject({
        vehicle: { km: null },
        warnings: [{ field: km, value: written }],
      });
  });
});

describe('au-listings', () => {
  it('[STCK-04] makes the stock number of a listing of its words as written: how they are read changes no vehicle', () => {
    const listing = {
      ...{ Brand: 'Kia', Year: '2020', Model: 'Rio', Title: '2020 Kia Rio S &amp; GT  (Auto)', UsedOrNew: 'USED' },
      ...{ Kilometres: '41000', ColourExtInt: 'White / <b>Black</b>', Location: 'Bendigo, VIC' },
    };
    expect(map('au-listings', listing)).toMatchObject({ vehicle: { stocknum: 'AUA6B2D5BEE7' } });
  });
});

describe('easycars-json', () => {
  const row: FeedRecord = {
    StockNumber: 'E1',
    YardCode: 'NORTH',
    StockType: 'U',
    YearGroup: '2019',
    Make: 'Mazda',
    Model: 'CX-5',
    Badge: 'Maxx',
    Body: 'SUV',
    Colour: 'Soul Red',
    Odometer: '61,020 km',
    FuelType: 'Petrol',
    Vin: 'JM0KF2W7A00100001',
    Rego: 'DEF456',
    DoorNum: '4',
    GearType: 'Automatic',
    DriveTrain: 'AWD',
    PriceType: 'EGC',
    Price: '27490',
    AdvDescription: 'Tidy.',
    ImageURLs: 'https://cdn.test/a,b.jpg, https://cdn.test/c.jpg,',
  };

  it('[STCK-01] maps every column', () => {
    expect(map('easycars-json', row).vehicle).toMatchObject({
      stocknum: 'E1',
      location_id: 'NORTH',
      car_type: 'used',
      year: 2019,
      make: 'Mazda',
      model: 'CX-5',
      badge: 'Maxx',
      body: 'SUV',
      colour: 'Soul Red',
      km: 61_020,
      simple_fuel: 'Petrol',
      vin: 'JM0KF2W7A00100001',
      regplate: 'DEF456',
      doors: 4,
      trans: 'Automatic',
      drive: 'AWD',
      price_type: 'excl_gov_charges',
      price: 27_490,
      dealercomments: 'Tidy.',
    });
  });

  it('reads the price types and car types of the feed, and refuses others by name', () => {
    const of = (change: FeedRecord) => map('easycars-json', { ...row, ...change });
    expect(of({ PriceType: 'Drive Away', Price: '0', StockType: 'N' }).vehicle).toMatchObject({
      price: null,
      price_type: 'drive_away',
      car_type: 'new',
    });
    expect(of({ PriceType: 'constructor', YardCode: 'X' }).reasons).toMatchObject([
      { field: 'YardCode', value: 'X' },
      { field: 'PriceType', value: 'constructor' },
    ]);
    expect(of({ PriceType: 'constructor' })).toMatchObject({
      vehicle: { price: 27_490, price_type: null },
      warnings: [{ field: 'PriceType', value: 'constructor' }],
    });
  });

  it.each(['Excl. Govt Charges', 'EXCL GOVT CHARGES', 'excl. govt. charges', 'Excluding Government Charges', 'egc'])(
    '[STCK-01] reads the price type "%s"',
    (PriceType) => {
      expect(map('easycars-json', { ...row, PriceType })).toMatchObject({
        vehicle: { price: 27_490, price_type: 'excl_gov_charges' },
        warnings: [],
      });
    },
  );

  it('takes pictures apart between addresses only', () => {
    expect(map('easycars-json', row).vehicle?.pictures).toEqual(['https://cdn.test/a,b.jpg', 'https://cdn.test/c.jpg']);
    expect(map('easycars-json', { ...row, ImageURLs: '' }).vehicle?.pictures).toEqual([]);
  });
});

describe('[STCK-01] what foreign systems write', () => {
  const row: FeedRecord = { stocknum: '1', make: 'Kia', model: 'Rio', year: '2020' };
  const canonical = (change: FeedRecord) => map('canonical', { ...row, ...change });

  it('words of registers are what shoppers filter by, and the words stay', () => {
    expect(
      canonical({ body: 'CREW CAB P/UP', drive: '6x4', trans: 'PDK', fuel: 'PULP', colour: 'SILVER OR CHROME' }),
    ).toMatchObject({
      vehicle: {
        body: 'CREW CAB P/UP',
        simple_body: 'ute',
        drive: '6x4',
        simple_drive: '2WD',
        trans: 'PDK',
        simple_transmission: 'Automatic',
        simple_fuel: 'Petrol',
        colour: 'Silver',
      },
      warnings: [],
    });
  });

  it('words that no filter knows are told of one by one, but for bodies that have no filter', () => {
    const odd = { body: 'Odd', drive: 'Odd', trans: 'Odd', fuel: 'Odd' };
    expect(canonical(odd)).toMatchObject({
      vehicle: { ...odd, simple_body: null, simple_drive: null, simple_transmission: null, simple_fuel: null },
      warnings: ['body', 'fuel', 'drive', 'trans'].map((field) => ({ field, value: 'Odd', isWord: true })),
    });
    expect(canonical({ body: 'Cruiser', item_type: 'motorcycle' })).toMatchObject({ warnings: [] });
    expect(
      map('easycars-json', { StockNumber: '1', Make: 'Kia', Model: 'Rio', YearGroup: '2020', GearType: 'Odd' }),
    ).toMatchObject({
      warnings: [{ field: 'GearType', value: 'Odd', isWord: true }],
    });
  });

  it('0 is unknown wherever a vehicle has none of it', () => {
    const fields = ['seats', 'doors', 'gearnum', 'engine_size', 'engine_size_litres'];
    const parts =
      `cylinders enginesize enginesize_litres fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength
      vehicleheight vehiclewidth towingcapacitybraked torque ancaprating`.split(/\s+/);
    const zeros = [...fields, ...parts.map((part) => `variant.${part}`), 'caravan.sleeps', 'caravan.tare_weight', 'km'];
    const mapped = canonical(Object.fromEntries(zeros.map((column) => [column, '0'])));
    expect(mapped).toMatchObject({
      vehicle: { ...Object.fromEntries(fields.map((field) => [field, null])), variant: null, caravan: null, km: 0 },
      warnings: [],
    });
  });

  it('dates are told by the clock of the location', () => {
    expect(
      canonical({ created_at: '12/11/2026', build_date: '03/2019', rego_expiry: '2027-03-05T00:00:00Z' }),
    ).toMatchObject({
      vehicle: { created_at: '2026-11-11T13:00:00.000Z', build_date: '2019-03-01', rego_expiry: '2027-03-05' },
      warnings: [],
    });
    expect(canonical({ created_at: '11/12/2026', sold_at: 'Mazda 3' })).toMatchObject({
      vehicle: { created_at: null, sold_at: null },
      warnings: [{ field: 'created_at' }, { field: 'sold_at' }],
    });
  });

  it('markup of comments and features is plain text in every profile', () => {
    expect(
      canonical({
        dealercomments: 'Great car.<br><br>&bull; Leather',
        standardEquipment: '<b>Tow Bar</b>|ABS<br>|ABS',
      }),
    ).toMatchObject({
      vehicle: { dealercomments: 'Great car.\n\n• Leather', standardEquipment: ['Tow Bar', 'ABS'] },
    });
    const dealerStudio = { 'Stock number': '1', 'Car type': 'Used', Make: 'Kia', Model: 'Rio', Year: '2020' };
    expect(
      map('dealer-studio-csv', { ...dealerStudio, Features: '18&quot; alloys; Tow bar &amp; canopy' }),
    ).toMatchObject({
      vehicle: { standardEquipment: ['18" alloys', 'Tow bar & canopy'] },
    });
  });
});
