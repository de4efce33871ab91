import { testDriveAnswerSchema } from '@forecourt/api-contract';
import { describe, expect, it } from 'vitest';
import { readTestDriveAnswer } from './read-test-drive-answer';

const leadId = '0f0e9d3c-6a1b-4d6f-8a53-2f6b7c1d9e10';
const at = '2026-11-24T00:30:00.000Z';
const booked = { starts_at: at, ends_at: at, day: 'Tuesday', time: '10:30 am', until: '11:30 am', clock: 'AEDT' };
const nearest = [{ value: at, label: 'Tuesday 24 November, 10:30 am' }];

describe('readTestDriveAnswer', () => {
  it.each([
    [
      { lead_id: leadId, token: 't', booked },
      { lead_id: leadId, vehicle_sold: false },
    ],
    [
      { lead_id: leadId, token: 't', booked, vehicle_sold: true },
      { lead_id: leadId, vehicle_sold: true },
    ],
    [{ error: 'No.' }, { error: 'No.', fields: [], nearest: [] }],
    [
      { error: 'No.', fields: [{ path: 'slot', message: 'Gone.' }], nearest },
      { error: 'No.', fields: [{ path: 'slot', message: 'Gone.' }], nearest },
    ],
  ])('reads %j as its schema does', (answer, read) => {
    // Whether a vehicle has sold goes without saying where it has not.
    const given = { vehicle_sold: false, ...testDriveAnswerSchema.parse(answer) };
    expect(given).toMatchObject(read);
    expect(readTestDriveAnswer(answer)).toEqual(read);
  });

  it.each([[null], ['no'], [{}], [{ lead_id: 7 }], [{ error: 'No.', nearest: [{ value: 1 }] }]])(
    'throws for %j, which neither fits',
    (answer) => {
      expect(() => readTestDriveAnswer(answer)).toThrow(TypeError);
      expect(testDriveAnswerSchema.safeParse(answer).success).toBe(false);
    },
  );
});
