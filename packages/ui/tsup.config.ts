import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';
import { iconShapes, writeIconLicence } from './icon-shapes';
import { writeCoreTypefaces } from './typefaces/core-typefaces';

export default defineConfig({
  ...reactPackage({ plugins: [iconShapes] }),
  onSuccess: async () => {
    await writeIconLicence('dist/icon');
    await writeCoreTypefaces('dist/typefaces');
  },
});
