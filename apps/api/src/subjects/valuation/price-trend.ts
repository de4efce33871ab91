import type { Comparable, PricedTraits } from './comparable';

/** How the logarithm of the price moves with year and kilometres: `[level, a year newer, 10,000 km more, an old car]`. */
type Coefficients = readonly [number, number, number];

/** The trend of a sample: what it expects of a vehicle, and what each of its own would be expected to cost without itself. */
export interface PriceTrend {
  /** Natural logarithm of the expected price in AUD dollars, before badge and state. */
  readonly expected: (vehicle: PricedTraits) => number;
  /** Logarithm of price less expectation, one for each comparable, each left out of its own expectation. */
  readonly residuals: readonly number[];
}

/**
 * What is believed of any sample before it is seen: a year newer is 7 % dearer, 10,000 km more 2.5 % cheaper; and how
 * firmly, as the standard deviation. A small sample bends this little, a large one has its own way.
 */
const prior = { year: { mean: 0.07, deviation: 0.04 }, km: { mean: -0.025, deviation: 0.015 } } as const;
/** Usual scatter of advertised prices about their trend, which the prior is weighed against. */
const scatter = 0.12;
/** Years apart at which a comparable counts a little over half. */
const yearsApart = 4;
/** Residuals beyond this many scatters count less and less (Huber). */
const outlying = 1.5;
const rounds = 8;

const tenThousand = 10_000;
/**
 * Kilometres, with a fallback for a vehicle without any: those of the vehicle in question, or usual ones for its age.
 */
const kmOf = (vehicle: PricedTraits, fallback: number | null): number => (vehicle.km ?? fallback ?? 0) / tenThousand;

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

const at = (values: readonly number[], index: number): number => values[index] ?? 0;

/** Inverse of a symmetric positive definite 3 by 3 matrix. */
const inverse = ([[a, b, c], [, d, e], [, , f]]: Matrix): Matrix => {
  const p = d * f - e * e;
  const q = c * e - b * f;
  const r = b * e - c * d;
  const by = 1 / (a * p + b * q + c * r);
  const s = (a * f - c * c) * by;
  const t = (b * c - a * e) * by;
  return [
    [p * by, q * by, r * by],
    [q * by, s, t],
    [r * by, t, (a * d - b * b) * by],
  ];
};

const dot = (one: Row, other: Row): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Middle of the values; 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length === 0
    ? 0
    : sorted.length % 2 === 1
      ? at(sorted, half)
      : (at(sorted, half - 1) + at(sorted, half)) / 2;
};

/**
 * Fits log price on year and kilometres around one vehicle: robust (Huber's weights), local (near years count more)
 * and held by a prior, so that eight vehicles of one year do not invent a depreciation. Pure.
 */
export const priceTrend = (target: PricedTraits, sample: readonly Comparable[]): PriceTrend => {
  const rowOf = (vehicle: PricedTraits): Row => [
    1,
    vehicle.year - target.year,
    kmOf(vehicle, target.km) - kmOf(target, 0),
  ];
  const rows = sample.map(rowOf);
  const goals = sample.map(({ price }) => Math.log(price));
  const near = rows.map(([, years]) => Math.exp(-0.5 * (years / yearsApart) ** 2));
  const precision = { year: (scatter / prior.year.deviation) ** 2, km: (scatter / prior.km.deviation) ** 2 };
  let weights = near;
  let spread: Matrix = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  let fit: Coefficients = [median(goals), prior.year.mean, prior.km.mean];
  let raw: number[] = rows.map((row, index) => at(goals, index) - dot(row, fit));
  for (let round = 0; round < rounds; round += 1) {
    const scale = Math.max(0.02, 1.4826 * median(raw.map(Math.abs)));
    weights = near.map(
      (weight, index) => weight * Math.min(1, (outlying * scale) / Math.max(1e-9, Math.abs(at(raw, index)))),
    );
    const sums = [
      1e-9,
      0,
      0,
      precision.year,
      0,
      precision.km,
      0,
      precision.year * prior.year.mean,
      precision.km * prior.km.mean,
    ];
    const add = (index: number, value: number) => {
      sums[index] = at(sums, index) + value;
    };
    rows.forEach((row, index) => {
      const weight = at(weights, index);
      const goal = at(goals, index) * weight;
      add(0, weight);
      add(1, weight * row[1]);
      add(2, weight * row[2]);
      add(3, weight * row[1] * row[1]);
      add(4, weight * row[1] * row[2]);
      add(5, weight * row[2] * row[2]);
      add(6, goal);
      add(7, goal * row[1]);
      add(8, goal * row[2]);
    });
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, x = 0, y = 0, z = 0] = sums;
    spread = inverse([
      [a, b, c],
      [b, d, e],
      [c, e, f],
    ]);
    const right: Row = [x, y, z];
    fit = [dot(spread[0], right), dot(spread[1], right), dot(spread[2], right)];
    raw = rows.map((row, index) => at(goals, index) - dot(row, fit));
  }
  const residuals = rows.map((row, index) => {
    // What the fit owes to the vehicle itself (the hat matrix): without it a small sample seems surer than it is.
    const reach: Row = [dot(spread[0], row), dot(spread[1], row), dot(spread[2], row)];
    return at(raw, index) / Math.max(0.2, 1 - at(weights, index) * dot(row, reach));
  });
  return { expected: (vehicle) => dot(rowOf(vehicle), fit), residuals };
};
