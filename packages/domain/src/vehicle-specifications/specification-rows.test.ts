import type { Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feetToMetres, formatFeet } from './feet';
import { engineSummary, keyFacts, specificationRows } from './specification-rows';
import { isRegoCurrent, monthAndYear } from './vehicle-dates';

const context = { now: testNow, settings: { usedWord: 'Used' } } as const;
const rowsOf = (overrides: Partial<Vehicle>, using: Parameters<typeof specificationRows>[1] = context) =>
  specificationRows(aVehicle(overrides), using).flatMap(({ rows }) => rows);
const shown = (key: string, overrides: Partial<Vehicle>) => rowsOf(overrides).find((row) => row.key === key)?.value;

const caravan: Partial<Vehicle> = {
  item_type: 'caravan',
  caravan: {
    body_width: 8,
    body_length: 21.5,
    tare_weight: 2450,
    axle_type: 'Tandem',
    sleeps: 4,
    aggregate_trailer_mass: 3100,
  },
};

describe('specificationRows', () => {
  it('groups what is known and words it', () => {
    const groups = specificationRows(aVehicle(), context);
    expect(groups.map(({ key }) => key)).toEqual(['overview', 'engine', 'size', 'safety', 'identity']);
    expect(shown('km', {})).toBe('41,250 km');
    expect(shown('transmission', {})).toBe('6 speed Automatic');
    expect(shown('engine', {})).toBe('2.8 L, 4 cyl');
    expect(shown('towingcapacitybraked', {})).toBe('3,500 kg');
    expect(shown('build_date', {})).toBe('March 2022');
  });

  it('lists every known fact of a car, in order', () => {
    const lines = specificationRows(aVehicle({ bodyconfiguration: 'Pick-up' }), context).map(
      ({ title, rows }) => `${title}: ${rows.map(({ key, label, value }) => `${key} ${label} ${value}`).join('; ')}`,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "Overview: km Odometer 41,250 km; transmission Transmission 6 speed Automatic; fuel Fuel Diesel; engine Engine 2.8 L, 4 cyl; drive Drive 4x4; body Body Ute; bodyconfiguration Body configuration Pick-up; seats Seats 5; doors Doors 4; colour Colour Glacier White; interior_colour Interior colour Black",
        "Engine and economy: cylinders Cylinders 4; enginesize Engine size 2,755 cc; induction Induction Turbo; geartype Gear type Automatic; torque Torque 500 Nm; fuelconsumptioncombined Fuel consumption (combined) 7.9 L/100km; fuelcapacity Fuel tank 80 L",
        "Size and towing: vehiclelength Length 5,325 mm; vehiclewidth Width 1,900 mm; vehicleheight Height 1,865 mm; grossvehiclemass Gross vehicle mass 3,050 kg; towingcapacitybraked Towing capacity (braked) 3,500 kg",
        "Safety: ancaprating ANCAP rating 5 stars",
        "History and identity: car_type Condition Used; build_date Build date March 2022; compliance_date Compliance date April 2022; regplate Registration ABC12D; rego_expiry Registration expires November 2026; vin VIN MR0HA3CD500012345; nvic National vehicle code (NVIC) Known to us; stocknum Stock number HC1001",
      ]
    `);
  });

  it('leads with what a caravan is bought by', () => {
    expect(
      rowsOf(caravan)
        .slice(0, 7)
        .map(({ key, label, value }) => `${key} ${label} ${value}`),
    ).toMatchInlineSnapshot(`
      [
        "sleeps Sleeps 4",
        "body_length Body length 21.5 ft (6.55 m)",
        "tare_weight Tare 2,450 kg",
        "aggregate_trailer_mass ATM 3,100 kg",
        "body_width Body width 8 ft (2.44 m)",
        "axle_type Axle Tandem",
        "km Distance 41,250 km",
      ]
    `);
  });

  it("[VDP-02] hides rows with empty, null or 'null' values, and groups without rows", () => {
    const vehicle = { ...aVehicle(), interior_colour: 'null', colour: null, drive: '', simple_drive: null };
    const groups = specificationRows({ ...vehicle, variant: null }, context);
    const keys = groups.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).not.toContain('interior_colour');
    expect(keys).not.toContain('colour');
    expect(keys).not.toContain('drive');
    expect(groups.map(({ key }) => key)).toEqual(['overview', 'identity']);
  });

  it('[VDP-02] never shows an empty value or the word null, whatever a feed says', () => {
    const dirt = fc.constantFrom(null, '', ' ', 'null', 'NULL', '-', 'undefined', 'White');
    fc.assert(
      fc.property(dirt, dirt, dirt, (colour, trans, vin) => {
        for (const { value } of rowsOf({
          colour,
          trans,
          simple_transmission: null,
          fuel: colour,
          drive: trans,
          body: vin,
          vin,
        })) {
          expect(value.trim()).not.toBe('');
          expect(value.toLowerCase()).not.toContain('null');
        }
      }),
    );
  });

  it('[VDP-02] shows rego expiry only in the future', () => {
    // 16 March 2026, 13:00 in Sydney.
    expect(shown('rego_expiry', { rego_expiry: '2026-03-17' })).toBe('March 2026');
    expect(shown('rego_expiry', { rego_expiry: '2026-03-16' })).toBeUndefined();
    expect(shown('rego_expiry', { rego_expiry: '2025-12-01' })).toBeUndefined();
    expect(shown('rego_expiry', { rego_expiry: null })).toBeUndefined();
  });

  it("uses the site's word for used", () => {
    const row = rowsOf({}, { now: testNow, settings: { usedWord: 'Pre-Owned' } }).find(({ key }) => key === 'car_type');
    expect(row?.value).toBe('Pre-Owned');
  });

  it('[UNIT-01] gives caravans their own lines first, feet beside metres', () => {
    expect(rowsOf(caravan).slice(0, 2)).toEqual([
      { key: 'sleeps', label: 'Sleeps', value: '4' },
      { key: 'body_length', label: 'Body length', value: '21.5 ft (6.55 m)' },
    ]);
  });
});

describe('keyFacts', () => {
  it('are the first four lines, across groups', () => {
    expect(keyFacts(specificationRows(aVehicle(), context)).map(({ key }) => key)).toEqual([
      'km',
      'transmission',
      'fuel',
      'engine',
    ]);
    expect(keyFacts([{ key: 'a', title: 'A', rows: [{ key: 'x', label: 'X', value: '1' }] }])).toHaveLength(1);
  });
});

describe('feet', () => {
  it('[UNIT-01] convert by 0.3048', () => {
    expect(feetToMetres(1)).toBe(0.3);
    expect(feetToMetres(100)).toBe(30.48);
    expect(formatFeet(20)).toBe('20 ft (6.10 m)');
    expect(formatFeet(null)).toBeNull();
  });
});

describe('dates of a vehicle', () => {
  it('judge a rego by the calendar of its own state', () => {
    // 15:30 UTC on the 15th is 02:30 of the 16th in Sydney, and 23:30 of the 15th in Perth.
    const evening = new Date('2026-03-15T15:30:00Z');
    expect(isRegoCurrent({ rego_expiry: '2026-03-16', state: 'NSW' }, evening)).toBe(false);
    expect(isRegoCurrent({ rego_expiry: '2026-03-16', state: 'WA' }, evening)).toBe(true);
  });

  it('are worded by month', () => {
    expect(monthAndYear('2023-12-31')).toBe('December 2023');
    expect(monthAndYear(null)).toBeNull();
  });
});

describe('engineSummary', () => {
  it('includes only what is known', () => {
    const variant = aVehicle().variant;
    expect(engineSummary({ engine_size_litres: null, variant: null })).toBe('');
    expect(engineSummary({ engine_size_litres: 0, variant: null })).toBe('');
    expect(engineSummary({ engine_size_litres: null, variant })).toBe('2.8 L, 4 cyl');
  });
});
