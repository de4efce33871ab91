// @ts-check
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @param {string} origin @param {string} host @param {string} path @returns {Promise<string>} */
export const pageOf = (origin, host, path) =>
  new Promise((resolve, reject) => {
    request(`${origin}${path}`, { headers: { host } }, (response) => {
      let page = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        page += part;
      });
      response.on('end', () => resolve(page));
    })
      .on('error', reject)
      .end();
  });

/** Script files that a page asks modern browsers for, as paths below `.next`. @param {string} html */
export const scriptsOf = (html) => [
  ...new Set(
    [...html.matchAll(/<script\b[^>]+src="([^"]+)"[^>]*>/g)].flatMap(([tag, address = '']) =>
      /\bnomodule\b/i.test(tag) ? [] : (/^\/_next\/([^?]+\.js)/.exec(address)?.[1] ?? []),
    ),
  ),
];

/** The package that a source belongs to; what the bundler adds counts as its runtime. @param {string | undefined} source */
const packageOf = (source) => {
  if (source === undefined) return 'bundler';
  const parts = source.split('node_modules/');
  const inModules = parts.length > 1 ? parts.at(-1) : undefined;
  if (inModules !== undefined)
    return inModules
      .split('/')
      .slice(0, inModules.startsWith('@') ? 2 : 1)
      .join('/');
  const own = /packages\/([\w-]+)\//.exec(source)?.[1];
  if (own !== undefined) return `@forecourt/${own}`;
  return source.includes('next/dist') ? 'next' : (/apps\/([\w-]+)\//.exec(source)?.[1] ?? 'bundler');
};

/** Characters of a minified file by package, by its source map. @param {string} code @param {any} payload */
const charactersByPackage = (code, payload) => {
  const map = new SourceMap(payload);
  /** @type {Map<string, number>} */
  const counts = new Map();
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const name = packageOf('originalSource' in entry ? entry.originalSource : undefined);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  });
  return counts;
};

/**
 * What a page loads in scripts: kilobytes (1,000 bytes) of gzip, and by package where the app was built with
 * FORECOURT_SOURCE_MAPS=1; a package's share of a file's gzip is its share of the file's characters.
 * @param {{ html: string, buildFolder: string }} page
 */
export const pageWeight = ({ html, buildFolder }) => {
  /** @type {Map<string, number>} */
  const packages = new Map();
  let total = 0;
  for (const file of scriptsOf(html)) {
    const path = join(buildFolder, file);
    const code = readFileSync(path, 'utf8');
    const size = gzipSync(code, { level: 9 }).length;
    total += size;
    const mapName = /\/\/# sourceMappingURL=(\S+\.map)\s*$/.exec(code)?.[1];
    if (mapName === undefined) continue;
    const counts = charactersByPackage(code, JSON.parse(readFileSync(join(dirname(path), mapName), 'utf8')));
    for (const [name, count] of counts) packages.set(name, (packages.get(name) ?? 0) + (size * count) / code.length);
  }
  const kilobytes = (/** @type {number} */ bytes) => Number((bytes / 1000).toFixed(1));
  return {
    total: kilobytes(total),
    packages: Object.fromEntries(
      [...packages].sort(([, one], [, other]) => other - one).map(([name, bytes]) => [name, kilobytes(bytes)]),
    ),
  };
};
