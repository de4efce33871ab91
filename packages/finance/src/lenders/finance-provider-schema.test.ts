import { describe, expect, it } from 'vitest';
import { financeProviderSchema } from './finance-provider-schema';

describe('financeProviderSchema', () => {
  it('knows the seven lenders', () => {
    const known = ['manual', 'taurus', 'angle', 'powertorque', 'nissan', '360', 'auslans'];
    expect([...financeProviderSchema.options].sort()).toEqual(known.sort());
    expect(financeProviderSchema.safeParse('loan-shark').success).toBe(false);
  });
});
