import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { propertiesPlugin } from './properties/properties-plugin';

const config: StorybookConfig = {
  stories: ['./{start,foundation,pages,docs-page}/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler reads the tables of properties (properties/): what reads one module at a time knows no imported type.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), propertiesPlugin(), vanillaExtractPlugin()] }),
};

export default config;
