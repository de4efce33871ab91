import { describe, expect, it } from 'vitest';
import { driveFaults, timeAt, withDrive } from './asked-drive';

const asked = { slot: '2026-11-24T00:30:00.000Z', come_to_you: false, home_address: '', postcode: '' };

describe('what a test drive is booked with', () => {
  it('is in order with a time alone, where the shopper comes', () => {
    expect(driveFaults(asked)).toEqual({});
    expect(Object.keys(driveFaults({ ...asked, slot: '' }))).toEqual(['slot']);
  });

  it('needs an address and a postcode where the vehicle is brought', () => {
    const home = { ...asked, come_to_you: true };
    expect(Object.keys(driveFaults(home))).toEqual(['home_address', 'postcode']);
    expect(driveFaults({ ...home, home_address: '1 Example Street', postcode: '2000' })).toEqual({});
  });

  it('holds up an enquiry that is in order by itself, and adds nothing to its faults', () => {
    const faults = driveFaults({ ...asked, slot: '' });
    expect(withDrive({ isRight: false, errors: { name: 'Please enter it.' } }, faults)).toEqual({
      isRight: false,
      errors: { name: 'Please enter it.' },
    });
    const right = { isRight: true, userData: {} } as unknown as Parameters<typeof withDrive>[0];
    expect(withDrive(right, faults)).toEqual({ isRight: false, errors: {} });
    expect(withDrive(right, {})).toBe(right);
  });
});

describe('a chosen time', () => {
  it('and what is free near it stand at their own place, and are none of another', () => {
    const nearest = [{ value: '2026-11-24T01:00:00.000Z', label: '11 am' }] as const;
    const taken = { place: 'hill', slot: asked.slot, nearest };
    expect(timeAt(taken, 'hill')).toBe(taken);
    expect(timeAt(taken, 'river')).toEqual({ place: 'river', slot: '', nearest: null });
  });
});
