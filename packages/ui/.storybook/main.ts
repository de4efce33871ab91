import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { propertiesPlugin } from './properties/properties-plugin';

const config: StorybookConfig = {
  stories: [
    './{start,foundation,pages}/*.stories.tsx',
    '../src/**/*.stories.tsx',
    // A test of a page of words: in the list of a real Storybook it would be loaded ahead, with all of the pages' code.
    ...(process.env.VITEST === undefined ? [] : ['./docs-page/*.stories.tsx']),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler reads the tables of properties (properties/): what reads one module at a time knows no imported type.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), propertiesPlugin(), vanillaExtractPlugin()] }),
};

export default config;
