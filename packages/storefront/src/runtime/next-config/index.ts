import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { requireOneRelease } from '../releases/one-release';
import { siteRewrites } from './site-rewrites';

export { siteHeader, siteRewrites } from './site-rewrites';

/** Style sheets of own packages, but for those that name typefaces, and the theme by itself. */
const componentSheet = /\/(?:ui|storefront)\/dist\/(?!typefaces\/)|\/route-styles\/theme\.css/;
/** What `writeRouteStyles` writes of the rules of components. */
const routeSheet = /\/route-styles\/(?!theme\.css|deferred\/)/;

const noStyles = fileURLToPath(new URL('./no-styles.js', import.meta.url));

/**
 * The whole `next.config.ts` of a template app, which stands in the folder where Next is started. `FORECOURT_SOURCE_MAPS=1`
 * tells `npm run bench weight` what is in a file.
 * @param options.checksTypes whether `next build` checks the app's types; an app that does it by a command of its own
 *   saves a third of its build without
 * @throws where the app has packages of ours of more than one release
 */
export const forecourtNextConfig = ({ checksTypes = true }: { readonly checksTypes?: boolean } = {}): NextConfig => {
  requireOneRelease(process.cwd());
  return nextConfig(checksTypes);
};

const nextConfig = (checksTypes: boolean): NextConfig => ({
  poweredByHeader: false,
  // The gateway compresses what leaves the house, once for pages and API alike.
  compress: false,
  // Next hashes a cached page at each request, a third of its cost; our cache tags it once.
  generateEtags: false,
  cacheHandler: fileURLToPath(new URL('../cache/handler.js', import.meta.url)),
  cacheMaxMemorySize: 0,
  productionBrowserSourceMaps: process.env.FORECOURT_SOURCE_MAPS === '1',
  typescript: { ignoreBuildErrors: !checksTypes },
  // A fresh clone never reads what would be kept, and writing it takes as long as the build.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.FORECOURT_SOURCE_MAPS === '1',
  },
  turbopack: {
    resolveAlias: { qs: '@forecourt/storefront/address-reader' },
    rules: {
      // A worker that a library of the page starts, whole and by its address.
      '*.mjs': { condition: { query: '?url' }, type: 'asset' },
      '*.woff2': { condition: { query: '?url' }, type: 'asset' },
      // The sheets of the routes hold the rules of their components; in development each component brings its own.
      '*.css': [
        { condition: { query: '?url' }, type: 'asset' },
        { condition: { all: ['production', { path: componentSheet }] }, loaders: [noStyles], as: '*.js' },
        // Imported by files that run on the server, where development takes nothing but a style sheet.
        { condition: { all: ['development', { path: routeSheet }] }, loaders: [noStyles], as: '*.css' },
      ],
    },
  },
  rewrites: async () => ({ beforeFiles: siteRewrites, afterFiles: [], fallback: [] }),
});
