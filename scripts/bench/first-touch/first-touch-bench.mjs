// @ts-check
import { writeFileSync } from 'node:fs';
import { findServiceToken } from '../../start/service-keys.mjs';
import { readSettings } from '../../start/settings.mjs';
import { startOwnStack } from '../../workspace/own-stack.mjs';
import { startFloor } from '../floor.mjs';
import { benchLighthouse } from '../lighthouse-bench.mjs';
import { controls } from './cases.mjs';
import { loadOf, pressOf } from './figures.mjs';
import { readOptions } from './options.mjs';
import { startBrowser, visit } from './phone.mjs';
import { casesOf, nameOf } from './plan.mjs';
import { reportOf } from './report.mjs';
import { sitePages } from './site-pages.mjs';
import { weightOf } from './weight.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./cases.mjs').PageName} PageName */
/** @typedef {import('./cases.mjs').Template} Template */
/** @typedef {Map<Template, import('./site-pages.mjs').SitePages>} Sites */

/** What came of all runs. @typedef {import('./report.mjs').Measured} Measured */

const firstPort = Number(process.env.FORECOURT_BENCH_PORT || 3500);
const progress = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/** The product that is measured: one that runs, or one of its own. @param {Options} options */
const startProduct = async ({ gateway }) => {
  if (gateway !== null) return { gateway, env: process.env, stop: async () => undefined };
  const stack = await startOwnStack({
    folder: 'bench',
    firstPort,
    portVariable: 'FORECOURT_BENCH_PORT',
    say: progress,
  });
  return { gateway: `http://127.0.0.1:${firstPort}`, env: stack.env, stop: stack.stop };
};

/**
 * Every case, round by round. A visit that fails is said and left out of the medians.
 * @param {import('playwright').Browser} browser
 * @param {Sites} sites
 * @param {Options} options
 * @param {string} gateway
 */
const measureVisits = async (browser, sites, options, gateway) => {
  const cases = casesOf(options);
  /** @type {Pick<Measured, 'presses' | 'loads' | 'weights' | 'failures'>} */
  const measured = { presses: [], loads: [], weights: [], failures: [] };
  // Pictures are written at their first request, and a page is cached from its first answer.
  for (const [template, pages] of sites)
    for (const page of options.pages) {
      progress(`Once ahead: ${template} ${page}`);
      await visit(browser, { address: pages.address(page), isReturning: true, look: null, delay: 0 });
    }
  for (let run = 1; run <= options.runs; run += 1)
    for (const [index, one] of cases.entries()) {
      const pages = sites.get(/** @type {Template} */ (one.template));
      if (pages === undefined) continue;
      progress(`Run ${run} of ${options.runs}, ${index + 1} of ${cases.length}: ${nameOf(one)}`);
      const look = one.control === null ? undefined : controls[one.control];
      try {
        await (one.visit === 'cold' ? pages.makeCold(one.page) : pages.makeCached(one.page));
        const visited = await visit(browser, {
          address: `${pages.address(one.page)}${look?.part ?? ''}`,
          isReturning: one.visit === 'returning',
          look: look ?? null,
          delay: one.delay,
        });
        if (look !== undefined) {
          measured.presses.push({ case: one, press: pressOf(visited, look.letters), answer: visited.answer });
        } else if (visited.record !== null) {
          measured.loads.push({
            case: one,
            load: loadOf(visited.record),
            transfer: visited.transfer,
            answer: visited.answer,
          });
          const isWeighed = measured.weights.some(
            ({ case: { template, page } }) => template === one.template && page === one.page,
          );
          if (!isWeighed && visited.has !== null)
            measured.weights.push({ case: one, weight: await weightOf(gateway, visited.has) });
        }
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        progress(`  ${words}`);
        measured.failures.push({ case: one, words });
      }
    }
  return measured;
};

/**
 * Lighthouse of all pages and the offers, the bare page beside them.
 * @param {Sites} sites
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} env
 */
const measureLighthouse = async (sites, { pages, lighthouse }, env) => {
  if (lighthouse === 0) return null;
  const token = findServiceToken(readSettings(env).secrets, env);
  if (token === null) throw new Error('The product that is measured has no secrets yet.');
  const floor = await startFloor(token);
  /** @type {Record<string, string>} */
  const addresses = { floor: floor.url.replace('127.0.0.1', floor.host) };
  for (const [template, site] of sites)
    for (const page of /** @type {const} */ ([...pages, 'offers'])) {
      addresses[`${template} ${page}`] = site.address(page);
    }
  progress(`Lighthouse, ${lighthouse} times ${Object.keys(addresses).length} pages`);
  return benchLighthouse(addresses, lighthouse).finally(floor.stop);
};

/**
 * What a shopper's first press meets on an emulated phone, beside its bars: prints a report, and writes every run where
 * the options say so. Says whether every bar held.
 * @param {string[]} args  of the command line
 */
export const benchFirstTouch = async (args) => {
  const options = readOptions(args);
  const product = await startProduct(options);
  const browser = await startBrowser().catch(async (error) => {
    await product.stop();
    throw error;
  });
  /** @type {Sites} */
  const sites = new Map();
  try {
    for (const template of options.templates)
      sites.set(template, await sitePages({ gateway: product.gateway, template, env: product.env }));
    const visits = await measureVisits(browser, sites, options, product.gateway);
    await browser.close();
    /** @type {Measured} */
    const measured = { ...visits, lighthouse: await measureLighthouse(sites, options, product.env) };
    const { text, holds } = reportOf(measured);
    console.log(text);
    if (options.json !== null) writeFileSync(options.json, `${JSON.stringify({ options, ...measured }, null, 2)}\n`);
    return holds;
  } finally {
    await browser.close();
    for (const pages of sites.values()) await pages.restore();
    await product.stop();
  }
};
