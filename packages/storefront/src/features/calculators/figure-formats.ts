import { formatPercent } from '@forecourt/domain/numbers';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { FigureFormats } from '@forecourt/ui/calculator-panel';

/** How calculators write what they work out. */
export const figureFormats: FigureFormats = { dollars: formatDollars, percent: formatPercent };
