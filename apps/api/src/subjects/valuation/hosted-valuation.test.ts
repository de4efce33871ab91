import { aVehicle } from '@forecourt/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type Reply, startValuationService } from '../../../test/test-valuation-service';
import { hostedValuation } from './hosted-valuation';
import { ValuationFault } from './valuation';

const answer = {
  market_range_min: 20_000,
  market_range_max: 26_000,
  confidence: 0.7,
  description: 'From 31 sales.',
};
const value = {
  min: 20_000,
  max: 26_000,
  average: null,
  confidence: 0.7,
  description: 'From 31 sales.',
};

let service: Awaited<ReturnType<typeof startValuationService>> | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const asking = async (replies: Reply[], key = 'right') => {
  const running = await startValuationService('right', replies);
  service = running;
  const value = hostedValuation({ url: running.url, key, timeoutMs: 2_000 })({
    vehicle: aVehicle({ make: 'Kia', model: 'Sportage' }),
    whose: 'site',
    ownDealerships: [],
  });
  return { value, asked: running.asked };
};

describe('a hosted valuation service', () => {
  it('is asked about the vehicle and answers a market value', async () => {
    const { value: found, asked } = await asking([{ status: 200, body: answer }]);
    expect(await found).toEqual(value);
    expect(asked).toEqual([expect.objectContaining({ make: 'Kia', model: 'Sportage', car_type: 'used' })]);
  });

  it('may have no price for a vehicle', async () => {
    expect(await (await asking([{ status: 204 }])).value).toBeNull();
  });

  it.each([
    ['a fault of its own', { status: 503 }],
    ['too many questions', { status: 429 }],
    ['silence', 'hang'],
  ] as const)('is retried once after %s', async (_, first) => {
    const { value: found, asked } = await asking([first, { status: 200, body: answer }]);
    expect(await found).toEqual(value);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a fault that stays', { status: 500 }, 2],
    ['silence that stays', 'hang', 2],
    ['a refusal', { status: 422 }, 1],
    ['a range that ends before it begins', { status: 200, body: { ...answer, market_range_max: 1 } }, 1],
    ['more than it should say', { status: 200, body: { ...answer, description: 'x'.repeat(70_000) } }, 1],
    ['words in place of figures', { status: 200, body: { ...answer, confidence: 'high' } }, 1],
  ] as const)('is a fault after %s', async (_, reply, times) => {
    const { value: found, asked } = await asking([reply]);
    await expect(found).rejects.toThrow(ValuationFault);
    expect(asked).toHaveLength(times);
  });

  it('keeps the refused key out of errors', async () => {
    const refused = (await asking([{ status: 200, body: answer }], 'wrong-key')).value;
    await expect(refused).rejects.toThrow('The valuation service answered 401.');
  });
});
