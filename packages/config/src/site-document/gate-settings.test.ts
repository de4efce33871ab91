import { expect, it } from 'vitest';
import { gateNames, gateSettingsSchema } from './gate-settings';

it('gateSettingsSchema gates nothing by default, and requires a name for the account page', () => {
  const gates = gateSettingsSchema.parse({});
  expect(gateNames.filter((name) => gates[name])).toEqual([]);
  expect(gates.accountPages).toEqual(['my-garage']);
  expect(gateSettingsSchema.safeParse({ accountPages: [] }).success).toBe(false);
  expect(gateSettingsSchema.safeParse({ accountPages: ['elsewhere'] }).success).toBe(false);
  expect(gateSettingsSchema.safeParse({ tradeIn: true }).success).toBe(false);
});
