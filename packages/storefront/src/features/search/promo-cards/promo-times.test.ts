import { expect, it } from 'vitest';
import { hasPromoChanged } from './promo-change';
import { secondsToNextPromo } from './promo-times';

const at = (text: string) => new Date(`2026-06-${text}Z`);
const promo = (start: string | null, expiry: string | null) => ({ start, expiry });
const promos = [promo(null, null), promo('2026-06-10T00:00:00Z', '2026-06-20T00:00:00Z'), promo(null, 'no date')];

it('a page with promo cards is cached until the next card begins or ends [SRCH-21]', () => {
  expect(secondsToNextPromo(promos, at('09T23:59:00'))).toBe(60);
  expect(secondsToNextPromo(promos, at('19T23:59:59.900'))).toBe(1);
  expect(secondsToNextPromo(promos, at('20T00:00:00'))).toBeNull();
  expect(secondsToNextPromo([], at('01T00:00:00'))).toBeNull();
});

it('promo cards are chosen anew where one has begun or ended since the page was drawn [SRCH-21]', () => {
  expect(hasPromoChanged(promos, at('09T00:00:00'), at('09T23:59:59'))).toBe(false);
  expect(hasPromoChanged(promos, at('09T00:00:00'), at('10T00:00:00'))).toBe(true);
  expect(hasPromoChanged(promos, at('12T00:00:00'), at('25T00:00:00'))).toBe(true);
  expect(hasPromoChanged(promos, at('21T00:00:00'), at('25T00:00:00'))).toBe(false);
});
