// @ts-check
import { ask } from './ask.mjs';
import { judge } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./target.mjs').Target} Target */

/** @param {Target} target @param {string} path */
const page = async (target, path) => (await ask({ port: target.gatewayPort, host: target.attacked.host, path })).body;

/** Addresses of the pictures of a page, without width and quality; none of its fonts and style sheets. @param {string} html */
const picturesOf = (html) => html.match(/\/media\/[0-9a-f]{64}/g) ?? [];

/** Addresses of the pictures of a results page and of the vehicles on it. @param {Target} target */
const pictures = async (target) => {
  const results = await page(target, '/search');
  const found = new Set(picturesOf(results));
  for (const [path] of results.matchAll(/\/cars\/[\w-]+(?=")/g))
    if (found.size < 60) for (const picture of picturesOf(await page(target, path))) found.add(picture);
  return [...found];
};

/** @param {Target} target @param {string} path */
const picture = (target, path) =>
  ask({ port: target.gatewayPort, host: target.attacked.host, path, headers: { accept: 'image/avif,image/webp' } });

/** Work of the picture resizer, asked for in every size. @type {readonly Attack[]} */
export const pictureAttacks = [
  {
    name: 'one picture in a hundred qualities',
    promise: 'one of the few qualities that sites use',
    run: async (target) => {
      const [path = ''] = await pictures(target);
      return judge(
        target,
        () => Promise.all(Array.from({ length: 100 }, (_, at) => picture(target, `${path}?w=640&q=${at + 1}`))),
        (answers) =>
          answers.every(({ status }) => status === 200) &&
          new Set(answers.map(({ headers }) => headers.etag)).size <= 4,
      );
    },
  },
  {
    name: '600 pictures in sizes that were never asked for',
    promise: 'made in turn, or 429 with Retry-After; never a fault',
    run: async (target) => {
      const paths = await pictures(target);
      const widths = [160, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560];
      const wanted = paths.flatMap((path) => widths.map((width) => `${path}?w=${width}&q=75`)).slice(0, 600);
      if (wanted.length < 600) throw new Error(`The pages show pictures for ${wanted.length} addresses alone.`);
      return judge(
        target,
        () => Promise.all(wanted.map((path) => picture(target, path))),
        (answers) =>
          answers.every(({ status, headers }) =>
            status === 429 ? headers['retry-after'] !== undefined : status === 200 || status === 400,
          ),
      );
    },
  },
];
