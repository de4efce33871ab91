import { globalFontFace } from '@vanilla-extract/css';

// What stands in while a typeface is on its way takes the same room, so that nothing moves when it comes: Arial and
// those with its measures, drawn wider or narrower, on lines as high. Widths are averages over English text, heights
// those of the typeface, both measured in Chromium.

const plain = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
const bold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")';
const light = '1 549';
const heavy = '550 1000';

interface Height {
  /** Above and below the baseline, in parts of the size. */
  readonly ascent: number;
  readonly descent: number;
}

interface Stretch {
  readonly src: string;
  readonly fontWeight: string;
  readonly fontStretch?: string;
  /** Width beside Arial's, per cent. */
  readonly adjust: number;
}

const percent = (value: number): string => `${Number(value.toFixed(1))}%`;

const standIn = (name: string, { ascent, descent }: Height, stretches: readonly Stretch[]): void =>
  globalFontFace(
    name,
    stretches.map(({ adjust, ...face }) => ({
      ...face,
      sizeAdjust: percent(adjust),
      // Browsers take these of the adjusted size.
      ascentOverride: percent((ascent / adjust) * 10_000),
      descentOverride: percent((descent / adjust) * 10_000),
      lineGapOverride: '0%',
    })),
  );

standIn('Instrument Sans Fallback', { ascent: 0.97, descent: 0.25 }, [
  { src: plain, fontWeight: light, adjust: 101.7 },
  { src: bold, fontWeight: heavy, adjust: 97.3 },
]);

standIn('Mona Sans Fallback', { ascent: 1.09, descent: 0.32 }, [
  { src: plain, fontWeight: light, fontStretch: '50% 105%', adjust: 103.6 },
  { src: plain, fontWeight: light, fontStretch: '106% 200%', adjust: 106.5 },
  { src: bold, fontWeight: heavy, adjust: 100 },
]);

standIn('Archivo Fallback', { ascent: 0.878, descent: 0.21 }, [
  { src: bold, fontWeight: heavy, fontStretch: '50% 67%', adjust: 69 },
  { src: bold, fontWeight: heavy, fontStretch: '68% 78%', adjust: 75.7 },
  { src: bold, fontWeight: heavy, fontStretch: '79% 92%', adjust: 82.5 },
  { src: bold, fontWeight: heavy, fontStretch: '93% 200%', adjust: 95 },
  { src: plain, fontWeight: light, fontStretch: '50% 92%', adjust: 84.9 },
  { src: plain, fontWeight: light, fontStretch: '93% 200%', adjust: 98.2 },
]);
