import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';

export default defineConfig(
  reactPackage({
    faces: {
      'server/index': 'src/server/index.ts',
      'client/index': 'src/client/index.ts',
      'routes/index': 'src/routes/index.ts',
      'route-styles/write-route-styles': 'src/route-styles/write-route-styles.ts',
      'late-styles/late-styles': 'src/late-styles/late-styles.tsx',
      'old-browsers/leave-old-browsers': 'src/old-browsers/leave-old-browsers.ts',
      'compile-hints/write-compile-hints': 'src/compile-hints/write-compile-hints.ts',
      'cache/handler': 'src/cache/handler.ts',
      'next-config/index': 'src/next-config/index.ts',
      'template-server/serve-template': 'src/template-server/serve-template.ts',
      'next-config/address-reader': 'src/next-config/address-reader.ts',
    },
  }),
);
