import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';
import { writeCoreTypefaces } from './typefaces/core-typefaces';

export default defineConfig({
  ...reactPackage({
    faces: {
      index: 'src/index.ts',
      'amount-field/amount': 'src/amount-field/amount.ts',
      'theme/contract_css': 'src/theme/contract.css.ts',
      'theme/css': 'src/theme/css.ts',
      'themes/index': 'src/themes/index.ts',
    },
  }),
  onSuccess: () => writeCoreTypefaces('dist/typefaces'),
});
