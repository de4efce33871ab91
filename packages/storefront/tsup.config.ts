import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';

export default defineConfig(
  reactPackage({
    faces: {
      'server/index': 'src/server/index.ts',
      'client/index': 'src/client/index.ts',
      'runtime/routes/index': 'src/runtime/routes/index.ts',
      'runtime/route-styles/write-route-styles': 'src/runtime/route-styles/write-route-styles.ts',
      'runtime/late-styles/late-styles': 'src/runtime/late-styles/late-styles.tsx',
      'runtime/old-browsers/leave-old-browsers': 'src/runtime/old-browsers/leave-old-browsers.ts',
      'runtime/compile-hints/write-compile-hints': 'src/runtime/compile-hints/write-compile-hints.ts',
      'runtime/cache/handler': 'src/runtime/cache/handler.ts',
      'runtime/next-config/index': 'src/runtime/next-config/index.ts',
      'runtime/template-server/serve-template': 'src/runtime/template-server/serve-template.ts',
      'runtime/next-config/address-reader': 'src/runtime/next-config/address-reader.ts',
    },
  }),
);
