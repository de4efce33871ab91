// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';

const run = promisify(execFile);
const pages = 200;
const asked = 400;

/** Runs the command line against the stack that is measured. @param {string[]} args */
const forecourt = (...args) =>
  run(pinnedNode, [join(root, 'apps', 'api', 'dist', 'cli.js'), ...args], {
    cwd: root,
    env: withBinaries(process.env),
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * One request: how long it took in milliseconds, and what came.
 * @param {{ gateway: string, host: string, path: string }} target
 * @returns {Promise<{ ms: number, status: number, etag: string, bytes: number }>}
 */
const ask = ({ gateway, host, path }) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    request(`${gateway}${path}`, { headers: { host } }, (answer) => {
      let bytes = 0;
      answer.on('data', (/** @type {Buffer} */ chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        resolve({
          ms: performance.now() - began,
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag ?? '',
          bytes,
        }),
      );
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

/** @param {number[]} times */
const spread = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ share) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
  return { median: at(0.5), p95: at(0.95), slowest: at(1) };
};

/** One page asked for again and again, in turn with a search that is drawn for its request. @param {Target} target @param {number} times */
const timesOf = async ({ gateway, host, path }, times) => {
  const cached = [];
  const drawn = [];
  for (let turn = 0; turn < times; turn += 1) {
    cached.push((await ask({ gateway, host, path })).ms);
    if (turn % 10 === 0) drawn.push((await ask({ gateway, host, path: '/search?sortBy=newest' })).ms);
  }
  return { cachedPage: spread(cached), drawnResults: spread(drawn) };
};

/** @typedef {{ gateway: string, host: string, path: string }} Target */

/**
 * What two hundred content pages of one site cost another: its cached page and its results before they are there, while they
 * are published, and when they stand. Needs a running stack, whose data folder the environment names; takes the pages away
 * again.
 * @param {{ gateway: string, owner: { site: string, host: string }, other: string, path: string }} target
 */
export const benchContent = async ({ gateway, owner, other, path }) => {
  const neighbour = { gateway, host: other, path };
  const keys = Array.from({ length: pages }, (_, at) => `bench-page-${at + 1}`);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  const words = '<h2>What is said here</h2><p>A dealer writes a good many words on a page like this one.</p>'.repeat(
    12,
  );
  const block = { type: 'rich-text', version: 1, html: words };
  for (const key of keys)
    writeFileSync(
      join(folder, `${key}.json`),
      JSON.stringify({
        website_id: owner.site,
        key,
        title: `Page ${key}`,
        blocks: [block, block, { type: 'reasons', version: 1 }],
      }),
    );
  try {
    await timesOf(neighbour, 40);
    const tag = (await ask(neighbour)).etag;
    const before = await timesOf(neighbour, asked);
    const began = performance.now();
    const publishing = forecourt('content', 'apply', folder, '--publish', '--yes');
    const during = await timesOf(neighbour, asked);
    await publishing;
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    const own = [];
    for (const key of keys) own.push(await ask({ gateway, host: owner.host, path: `/${key}` }));
    const after = await timesOf(neighbour, asked);
    const sitemap = await ask({ gateway, host: owner.host, path: '/sitemap.xml?part=pages-1' });
    return {
      published: `${pages} pages within ${seconds} s, measuring included`,
      drawnOnce: spread(own.map(({ ms }) => ms)),
      missing: own.filter(({ status }) => status !== 200).length,
      otherSiteBefore: before,
      otherSiteWhilePublishing: during,
      otherSiteAfter: after,
      otherSitesPageDrawnAnew: (await ask(neighbour)).etag !== tag,
      sitemapOfTheSite: { ms: Number(sitemap.ms.toFixed(0)), kilobytes: Math.round(sitemap.bytes / 1024) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await forecourt('content', 'withdraw', owner.site, ...keys);
  }
};
