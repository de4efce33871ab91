import { type Autogauge, priceGauge } from '@forecourt/domain/autogauge';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { PriceGaugeProps } from '@forecourt/ui/price-gauge';

/** Where the first sentence ends. */
const sentence = /^(.*?[.!?])\s+(.+)$/s;

/** The panel of an answer, or null when there is to be none (AUTO-01, AUTO-02). The description's first sentence leads. */
export const priceComparisonView = (answer: Autogauge | null): PriceGaugeProps | null => {
  const gauge = priceGauge(answer);
  if (gauge === null) return null;
  const { price, market, fill, band, label, description } = gauge;
  const [, first = description ?? '', rest] = sentence.exec(description ?? '') ?? [];
  return {
    figures: {
      price: formatDollars(price),
      market: { min: formatDollars(market.min), max: formatDollars(market.max) },
      fill,
      band,
    },
    verdict: label,
    sample: first,
    ...(rest === undefined ? {} : { note: rest }),
    size: 'large',
    flagLabel: 'This one',
  };
};
