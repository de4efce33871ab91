import { globalFontFace } from '@vanilla-extract/css';

// What stands in while a typeface is on its way takes the same room, so that nothing moves when it comes: Arial and
// those with its measures, drawn wider or narrower. Widths are averages over English text, measured in Chromium.

const plain = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
const bold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")';
const light = '1 549';
const heavy = '550 1000';

globalFontFace('Instrument Sans Fallback', [
  { src: plain, fontWeight: light, sizeAdjust: '101.7%' },
  { src: bold, fontWeight: heavy, sizeAdjust: '97.3%' },
]);

globalFontFace('Mona Sans Fallback', [
  { src: plain, fontWeight: light, fontStretch: '50% 105%', sizeAdjust: '103.6%' },
  { src: plain, fontWeight: light, fontStretch: '106% 200%', sizeAdjust: '106.5%' },
  { src: bold, fontWeight: heavy, sizeAdjust: '100%' },
]);

globalFontFace('Archivo Fallback', [
  { src: bold, fontWeight: heavy, fontStretch: '50% 67%', sizeAdjust: '69%' },
  { src: bold, fontWeight: heavy, fontStretch: '68% 78%', sizeAdjust: '75.7%' },
  { src: bold, fontWeight: heavy, fontStretch: '79% 92%', sizeAdjust: '82.5%' },
  { src: bold, fontWeight: heavy, fontStretch: '93% 200%', sizeAdjust: '95%' },
  { src: plain, fontWeight: light, fontStretch: '50% 92%', sizeAdjust: '84.9%' },
  { src: plain, fontWeight: light, fontStretch: '93% 200%', sizeAdjust: '98.2%' },
]);
