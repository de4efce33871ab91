import { nearestStep } from '../range-field/range';

/** How a figure is written. */
export type AmountFormat = {
  /** Digits after the point at most; none by default. */
  readonly decimals?: number;
  /** All decimals or none, as money is written: `1.70`, `2`. */
  readonly cents?: boolean;
  /** No thousands separators: for years. */
  readonly plain?: boolean;
};

/** Between which figures an amount may lie, both included; without a `step` every figure between is one. */
export type AmountBounds = { readonly min: number; readonly max: number; readonly step?: number };

/** An amount as it was accepted, and what had to be changed on it. */
export type SettledAmount = { readonly value: number; readonly changed?: 'bounds' | 'step' };

/** A figure in words of its field, `25000` as `25,000`; nothing for none. */
export const formatAmount = (
  value: number | undefined,
  { decimals = 0, cents = false, plain = false }: AmountFormat = {},
): string =>
  value === undefined || !Number.isFinite(value)
    ? ''
    : // A zero has no sign.
      (value + 0).toLocaleString('en-AU', {
        maximumFractionDigits: decimals,
        ...(cents ? { minimumFractionDigits: decimals, trailingZeroDisplay: 'stripIfInteger' } : {}),
        useGrouping: !plain,
        signDisplay: 'negative',
      });

const written = /^(-?)(?:a?\$|aud)?(-?)(\d*(?:\.\d*)?)(\D*)$/i;

/**
 * The figure a person typed: `$25,000`, `25 000 km`, `8.49% p.a.` and `25k` are read; `undefined` where there is no
 * figure or more than one. Never NaN or infinite: what is beyond any use becomes the largest safe integer. Servers
 * read the field with it where no script ran.
 */
export const parseAmount = (text: string): number | undefined => {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s,_'’]/g, '')
    .replace(/^([^\d]*)[−–]/, '$1-');
  const [, sign, lateSign, digits = '', unit = ''] = written.exec(bare) ?? [];
  if (!/\d/.test(digits)) return undefined;
  const size = Number(digits) * (unit.toLowerCase() === 'k' ? 1000 : 1);
  const value = Math.min(Number(size.toPrecision(15)), Number.MAX_SAFE_INTEGER);
  return (sign === '-') !== (lateSign === '-') && value !== 0 ? -value : value;
};

/** The figure nearest to the wanted one that the bounds and the step allow, and whether it is another. */
export const settleAmount = (wanted: number, { min, max, step }: AmountBounds): SettledAmount => {
  const within = Math.min(max, Math.max(min, wanted));
  const value = step === undefined ? within : nearestStep(within, { min, max, step });
  if (within !== wanted) return { value, changed: 'bounds' };
  return value === wanted ? { value } : { value, changed: 'step' };
};
