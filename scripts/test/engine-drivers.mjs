// @ts-check
import { existsSync } from 'node:fs';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** What the journey in Firefox and WebKitGTK needs, by the Debian package that brings it. */
const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

const missing = () => Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

/**
 * Installs the drivers of Firefox and WebKitGTK that this machine lacks, where it may.
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} say
 * @returns {Promise<readonly string[]>} names of packages that are still missing; empty when all are there
 */
export const ensureDrivers = async (env, say) => {
  const lacking = missing();
  if (lacking.length === 0) return [];
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  say(`No ${lacking.join(', ')} yet: apt-get install`);
  const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...lacking, 'xauth']]) {
    const [program = '', ...args] = [...apt, ...words];
    const { code, output } = await run(program, args, options);
    if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
  }
  return missing();
};
