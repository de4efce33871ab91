// @ts-check
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ask } from './ask.mjs';

/** @typedef {import('./ask.mjs').Answer} Answer */

/**
 * @typedef {object} Enquired
 * @property {number} port of the gateway
 * @property {string} host of the site
 * @property {string} [dealership] by its slug, where the site's forms ask for one
 */

const enquiry = (/** @type {number} */ number, /** @type {string | undefined} */ dealership) => ({
  userData: {
    name: 'Robin',
    last_name: 'Example',
    email: 'robin@example.com',
    // Numbers of no one, and one each: a number may enquire a few times in ten minutes.
    phone: `(02) 5550 ${String(number % 10_000).padStart(4, '0')}`,
    make: 'Kia',
    model: 'Rio',
    part_description: `Attack ${process.pid} ${number}`,
    message: `Attack ${process.pid} ${number}`,
    dealership,
  },
  category: 'parts',
  elapsed_ms: 9000,
});

/** One enquiry, from a person of its own for each number. @param {Enquired} site @param {number} number */
export const enquire = ({ port, host, dealership }, number) => {
  const from = `127.2.${Math.floor(number / 20) % 200}.${(number % 20) + 1}`;
  const body = JSON.stringify(enquiry(number, dealership));
  const headers = { 'content-type': 'application/json' };
  return ask({ port, host, path: '/api/leads', method: 'POST', headers, body, from });
};

/**
 * Enquires again and again, one after the other, from a thread of its own: what this process sends meanwhile is not in the
 * way of its clock.
 * @param {Enquired} site
 * @param {{ readonly first: number, readonly count: number, readonly everyMs: number }} turns numbers of the enquiries
 * @returns what stops it sooner, and the answers in the end
 */
export const startEnquirer = (site, turns) => {
  const worker = new Worker(new URL('./enquirer.mjs', import.meta.url), { workerData: { site, turns } });
  /** @type {Promise<readonly Pick<Answer, 'status' | 'ms'>[]>} */
  const answers = once(worker, 'message').then(([told]) => told);
  return { stop: () => worker.postMessage('stop'), answers };
};
