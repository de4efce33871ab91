import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';
import { iconShapes, writeIconLicence } from './icon-shapes';
import { writeCoreTypefaces } from './typefaces/core-typefaces';

export default defineConfig({
  ...reactPackage({
    plugins: [iconShapes],
    faces: {
      index: 'src/index.ts',
      'amount-field/amount': 'src/amount-field/amount.ts',
      'theme/contract_css': 'src/theme/contract.css.ts',
      'theme/css': 'src/theme/css.ts',
      'themes/index': 'src/themes/index.ts',
    },
  }),
  onSuccess: async () => {
    await writeIconLicence('dist/icon');
    await writeCoreTypefaces('dist/typefaces');
  },
});
