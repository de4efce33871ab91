import type { OwnCar, TradeInEstimate } from '@forecourt/api-contract';
import { dayInWords } from '@forecourt/domain/calendar';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { ValuationPanelProps } from '@forecourt/ui/valuation-panel';
import { reasonWords, ownCarWords as words } from './own-car-words';

/** How sure an estimate is, as the price comparison words it. */
const certainty = (confidence: number): string =>
  confidence > 0.6 ? words.confidence.high : confidence > 0.4 ? words.confidence.medium : words.confidence.low;

/** `2021 Kia Rio`. */
export const ownCarName = ({ year, make, model }: Pick<OwnCar, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;

/** `Sport, 45,000 km`. */
export const ownCarFacts = ({ badge, kilometres }: Pick<OwnCar, 'badge' | 'kilometres'>): string =>
  [badge, `${kilometres.toLocaleString('en-AU')} km`].filter(Boolean).join(', ');

/** An estimate as its panel shows it, and the sentences under the figure. */
export const estimateView = ({
  car,
  offer,
  reason,
}: TradeInEstimate): Omit<ValuationPanelProps, 'children'> & { readonly text: readonly string[] } => {
  if (offer === null) return { label: words.noFigure, price: null, text: [reasonWords[reason ?? 'few']] };
  const { offer_price, min, max, advertised, deductions, confidence, description, valid_until } = offer;
  return {
    label: words.result(ownCarName(car)),
    price: formatDollars(offer_price),
    text: [words.range(formatDollars(min), formatDollars(max)), words.binds(dayInWords(valid_until))],
    lines: [
      { label: 'Advertised on average', amount: formatDollars(advertised) },
      ...deductions.map(({ label, percent, amount }) => ({
        label: `${label} (${percent}%)`,
        amount: `−${formatDollars(amount)}`,
      })),
    ],
    note: [description, `Confidence: ${certainty(confidence)}.`].filter(Boolean).join(' '),
  };
};
