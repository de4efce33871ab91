import { nearestStep } from '../slider/steps';

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

/** Longest text that may be a figure: twelve digits with cents, signs and units have room many times over. */
const longestFigure = 500;
/** Groups of three after a comma or a gap, or no groups at all: `25,5` is no figure that we could be sure of. */
const written = /^([-−–]?)\s*(?:a?\$|aud)?\s*([-−–]?)\s*(\d{1,3}(?:[\s,_'’]\s?\d{3})+(?!\d)|\d*)(\.\d*)?(.*)$/is;
const units = /^(k|thousand|m|million)?(kms?|%|%?p\.?a\.?|years?|yrs?|dollars?|aud|l\/100km|\/?l|litres?)?$/i;
const sizes: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };

/**
 * The figure a person typed: `$25,000`, `25 000 km`, `8.49% p.a.`, `25k` and `1.5m` are read; `undefined` where there is
 * no figure, more than one, or something beside it that is no unit (`1e5`, `25,5`). Never NaN or infinite: what is
 * beyond any use becomes the largest safe integer. Servers read a field with it where no script ran.
 */
export const parseAmount = (text: string): number | undefined => {
  if (text.length > longestFigure) return undefined;
  const [, sign = '', lateSign = '', whole = '', part = '', rest = ''] =
    written.exec(text.normalize('NFKC').trim()) ?? [];
  const digits = `${whole.replace(/\D/g, '')}${part}`;
  const [, size = ''] = units.exec(rest.replace(/\s/g, '')) ?? [null, null];
  if (size === null || !/\d/.test(digits)) return undefined;
  const figure = Number(digits) * (sizes[size.toLowerCase()] ?? 1);
  const value = Math.min(Number(figure.toPrecision(15)), Number.MAX_SAFE_INTEGER);
  return (sign === '') !== (lateSign === '') && value !== 0 ? -value : value;
};

/** The figure nearest to the wanted one that the bounds and the step allow. */
export const settleAmount = (wanted: number, { min, max, step }: AmountBounds): number => {
  const within = Math.min(max, Math.max(min, wanted));
  return step === undefined ? within : nearestStep(within, { min, max, step });
};
