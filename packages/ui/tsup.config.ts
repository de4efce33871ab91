import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';
import { iconShapes, writeIconLicence } from './icon-shapes';
import { writeTokens } from './tokens/write-tokens';
import { writeCoreTypefaces } from './typefaces/core-typefaces';

export default defineConfig((how) => ({
  ...reactPackage({ plugins: [iconShapes] }, how),
  onSuccess: async () => {
    await writeIconLicence('dist/icon');
    await writeTokens('dist/tokens');
    await writeCoreTypefaces('dist/typefaces');
  },
}));
