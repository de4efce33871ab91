import { isFigure, isText, orNull, readFields } from '../read-fields/read-fields';
import type { Autogauge } from './autogauge';

const isFigureOrNull = orNull(isFigure);

/**
 * A comparison as `autogaugeSchema` reads it, without its library.
 * @throws TypeError that names the field that does not fit.
 */
export const readAutogauge = (answer: unknown): Autogauge =>
  readFields<Autogauge>('Autogauge', answer, {
    fill: isFigureOrNull,
    listing_price: isFigureOrNull,
    market_range_min: isFigureOrNull,
    market_range_max: isFigureOrNull,
    confidence: isFigureOrNull,
    description: orNull(isText),
  });
