// @ts-check
import { existsSync } from 'node:fs';

/** What the main journey in three engines needs besides Chromium, by the Debian package that brings it. */
export const enginePrograms = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Packages whose program is not on this machine. @returns {readonly string[]} */
export const missingEnginePackages = () =>
  Object.entries(enginePrograms).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
