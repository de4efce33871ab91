import { metro } from '@forecourt/ui/themes';

/** Metro in violet, in a typeface of its own. Every token that is not named here is Metro's. */
export const theme = {
  ...metro,
  color: {
    ...metro.color,
    brand: '#5b2a86',
    brandHover: '#47206a',
    brandSoft: '#f3ecf8',
    brandText: '#5b2a86',
    brandOnNight: '#d0a8f0',
  },
  font: { ...metro.font, body: '"Figtree Variable", "Helvetica Neue", Arial, sans-serif' },
};
