import { describe, expect, it } from 'vitest';
import type { OrderAnswers } from '../order/order-fields';
import type { OrderKind } from '../order/order-state';
import type { OrderStepName } from '../order/order-steps';
import { orderSettingsSchema } from './order-settings';
import { orderStepFaults, orderStepSchema } from './order-step-schema';

const faults = (step: OrderStepName, answers: OrderAnswers, kind: OrderKind = 'buy') =>
  orderStepFaults(step, kind, answers).map(({ field }) => field);

describe('orderStepFaults', () => {
  it('asks for who it is, and of a sale who buys', () => {
    expect(faults('details', {})).toEqual(['name', 'last_name', 'email', 'phone', 'buyer']);
    expect(faults('details', {}, 'reserve')).toEqual(['name', 'last_name', 'email', 'phone']);
    const known = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone: '0491 570 006' };
    expect(faults('details', known, 'reserve')).toEqual([]);
    expect(faults('details', { ...known, email: 'ada' }, 'reserve')).toEqual(['email']);
  });

  it('asks for a vehicle only where one is traded in, and for an address only where one is delivered', () => {
    expect(faults('trade-in', {})).toEqual(['trade_in']);
    expect(faults('trade-in', { trade_in: 'no', trade_in_kilometres: 'many' })).toEqual([]);
    expect(faults('trade-in', { trade_in: 'yes', trade_in_kilometres: 'many' })).toEqual([
      'trade_in_vehicle',
      'trade_in_kilometres',
    ]);
    expect(faults('handover', { handover: 'pick-up' })).toEqual([]);
    expect(faults('handover', { handover: 'delivery' })).toEqual(['address', 'suburb', 'state', 'postcode']);
  });

  it('refuses a choice that is none, and says how to mend each', () => {
    expect(orderStepFaults('paying', 'buy', { paying: 'gold' })).toEqual([
      { field: 'paying', message: 'Please choose how you pay.' },
    ]);
    expect(orderStepFaults('review', 'reserve', {})[0]?.message).toBe('Please read the terms and tick the box.');
  });

  it('is the same as what a form in a browser is read by', () => {
    expect(orderStepSchema('paying', 'buy').safeParse({ paying: 'cash', quote: '' }).success).toBe(true);
    expect(orderStepSchema('paying', 'buy').safeParse({ paying: '' }).success).toBe(false);
  });
});

describe('orderSettingsSchema', () => {
  it('holds for 20 minutes and three days unless it is said otherwise, and has each extra once', () => {
    expect(orderSettingsSchema.parse({})).toEqual({ holdMinutes: 20, holdDays: 3, extras: [] });
    const mats = { id: 'mats', name: 'Floor mats', price: 190 };
    expect(orderSettingsSchema.safeParse({ extras: [mats, mats] }).success).toBe(false);
    expect(orderSettingsSchema.parse({ extras: [mats] }).extras[0]).toEqual({ ...mats, text: '', car_type: [] });
  });
});
