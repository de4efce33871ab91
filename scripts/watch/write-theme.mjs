// @ts-check
// Writes what development takes of a template app's style sheets: `node write-theme.mjs <folder of the app>`. A process of
// its own, since what it imports changes.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [app = ''] = process.argv.slice(2).map((folder) => resolve(folder));
const storefront = createRequire(join(app, 'package.json')).resolve('@forecourt/storefront/route-styles');
const { writeDevelopmentStyles } = await import(pathToFileURL(storefront).href);
const { theme } = await import(pathToFileURL(join(app, 'theme.mjs')).href);
writeDevelopmentStyles(app, theme);
