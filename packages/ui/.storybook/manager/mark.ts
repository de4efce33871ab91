import { metro, resolveColors } from '../../src/themes';

const { brand, onBrand } = resolveColors(metro.color);

/** The sign of the design system: a canopy on its post, seen from the road. */
const shapes = `<rect width="32" height="32" rx="8" fill="${brand}"/><path d="M9 25V9h15M9 16h10" fill="none" stroke="${onBrand}" stroke-width="3.5"/>`;

/** As markup, for the corner of Storybook. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${shapes}</svg>`;

/** As an address, for the browser's tab. */
export const markAddress = `data:image/svg+xml,${encodeURIComponent(mark)}`;
