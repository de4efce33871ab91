import type { Preview } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { themes } from '../src/themes';
import { brands } from './brands';
import { comparisons } from './manager/beside';

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The switches over every story. Their names and values stand in addresses: `&globals=theme:yard;brand:wombat`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme of the template',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [
        ...Object.keys(themes).map((value) => ({ value, title: titled(value) })),
        ...Object.entries(comparisons).map(([value, title]) => ({ value, title, icon: 'sidebyside' as const })),
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand of a dealer, put on as a site document puts it on (SITE-07)',
    toolbar: {
      title: 'Brand',
      icon: 'certificate',
      items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  ground: {
    description: 'Ground under a single component',
    toolbar: {
      title: 'Ground',
      icon: 'contrast',
      items: [
        { value: 'page', title: 'On the page' },
        { value: 'night', title: 'On night' },
        { value: 'brand', title: 'On the brand' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion, or what a person sees who asked for less of it',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = { theme: 'metro', brand: 'none', ground: 'page', motion: 'full' };

/** The widths that everything is reviewed at, in pixels: below, between and above the two breakpoints. */
export const reviewedWidths = [390, 820, 1440] as const;

/** A window of each reviewed width, and those that Storybook brings. */
export const viewports = {
  'phone-390': { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  'tablet-820': { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  'desktop-1440': { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  ...MINIMAL_VIEWPORTS,
} as const;
