// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** Where systems keep a Chromium or Chrome. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium without windows takes a fifth less of a machine. It draws letters a little otherwise. */
const windowless = '/usr/bin/chromium-headless-shell';

/** The browser that Playwright downloads for itself, if it has. @returns {Promise<boolean>} */
const hasPlaywrightBrowser = async () => {
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules', 'playwright', 'index.mjs')).href);
  return existsSync(chromium.executablePath());
};

/**
 * Environment by which every browser test finds a browser; null when there is none. Where pictures are taken it is
 * a whole browser, if there is one.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ pictures: boolean }} need
 * @returns {Promise<NodeJS.ProcessEnv | null>}
 */
export const findBrowser = async (env, { pictures }) => {
  const inOrder = pictures ? [...systemBrowsers, windowless] : [windowless, ...systemBrowsers];
  const system = [env.CHROMIUM_PATH ?? '', ...inOrder].find((path) => path !== '' && existsSync(path));
  if (system !== undefined) return { ...env, CHROMIUM_PATH: system };
  const { CHROMIUM_PATH: _unusable, ...rest } = env;
  return (await hasPlaywrightBrowser()) ? rest : null;
};

/**
 * Finds a browser, else installs one by whichever way works: the system's packages, or Playwright's download.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ pictures: boolean }} need
 * @param {(text: string) => void} say
 * @returns {Promise<NodeJS.ProcessEnv | null>}
 */
export const ensureBrowser = async (env, need, say) => {
  const isRoot = process.getuid?.() === 0;
  const apt = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const packages = [...apt, 'install', '-y', '--no-install-recommends'];
  const ways = [
    ...(need.pictures ? [] : [[...packages, 'chromium-headless-shell']]),
    [join(binaries, 'playwright'), 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    [...packages, 'chromium'],
  ];
  let found = await findBrowser(env, need);
  for (const [program = '', ...args] of ways) {
    if (found !== null) break;
    say(`No browser yet: ${program.split('/').pop()} ${args.join(' ')}`);
    const options = { cwd: root, env: { ...withBinaries(env), DEBIAN_FRONTEND: 'noninteractive' } };
    if (args.includes('apt-get') || program === 'apt-get') {
      await run(program, [...args.slice(0, args.indexOf('install')), 'update'], options);
    }
    const { code, output } = await run(program, args, options);
    if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
    found = await findBrowser(env, need);
  }
  return found;
};
