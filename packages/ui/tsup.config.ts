import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';

export default defineConfig(() =>
  reactPackage({
    faces: {
      index: 'src/index.ts',
      'theme/contract_css': 'src/theme/contract.css.ts',
      'theme/css': 'src/theme/css.ts',
      'themes/index': 'src/themes/index.ts',
    },
  }),
);
