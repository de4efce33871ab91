import { globSync } from 'node:fs';

/** The module path of a source without its extension. A dist file named `*.css.js` breaks the webpack plugin. */
export const outName = (file: string): string => file.replace(/\.tsx?$/, '').replace(/\.css$/, '_css');

/** The sources of the package in the working directory, without tests and stories. */
export const packageSources = (): readonly string[] =>
  globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file));
