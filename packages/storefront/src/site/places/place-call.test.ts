import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { placeCall } from './place-call';

describe('the link that calls a place', () => {
  it('has the number for the kind of vehicle, else that of the place', () => {
    const place = { ...aLocation(), phone: '(02) 5550 1234', phone_by_car_type: { used: '(02) 5550 9999' } };
    expect(placeCall(place, 'used')).toEqual({ label: '(02) 5550 9999', href: 'tel:+61255509999' });
    expect(placeCall(place, 'new')).toMatchObject({ label: '(02) 5550 1234' });
    expect(placeCall(place, null)).toMatchObject({ label: '(02) 5550 1234' });
  });

  it('is none where no place is known, and where it has no number', () => {
    const silent = {
      phone: null,
      phone_by_car_type: {},
      contact_detail: { ...aLocation().contact_detail, phone: null },
    };
    expect(placeCall(null, 'used')).toBeNull();
    expect(placeCall(undefined, null)).toBeNull();
    expect(
      placeCall({ ...silent, contact_detail: { ...silent.contact_detail, landline_phone: null } }, null),
    ).toBeNull();
  });
});
