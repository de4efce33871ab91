// @ts-check
import { gzipSync } from 'node:zlib';
import { pageOf } from '../page-weight.mjs';

/** Kilobytes (1,000 bytes) of gzip. @param {string} text */
const kilobytes = (text) => gzipSync(text, { level: 9 }).length / 1000;

/**
 * What a page has in scripts when it has loaded, and in scripts and styles once it has come to rest and nobody has pressed
 * anything, in kilobytes of gzip.
 * @param {string} gateway
 * @param {{ atLoad: readonly string[], scripts: readonly string[], sheets: readonly string[], rules: string }} has  addresses and rules
 */
export const weightOf = async (gateway, { atLoad, scripts, sheets, rules }) => {
  const sum = async (/** @type {readonly string[]} */ addresses) => {
    let total = 0;
    for (const address of new Set(addresses)) {
      const { host, pathname, search } = new URL(address);
      total += kilobytes(await pageOf(gateway, host, `${pathname}${search}`));
    }
    return total;
  };
  const linked = await sum(sheets);
  const inPage = kilobytes(rules);
  return {
    scripts: await sum(atLoad),
    scriptsInAll: await sum(scripts),
    styles: linked + inPage,
    stylesLinked: linked,
    stylesInPage: inPage,
  };
};
