// @ts-check
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ask } from './ask.mjs';
import { slowestOf, statusesOf } from './attack.mjs';
import { enquire, startEnquirer } from './enquiries.mjs';
import { figuresOf, floodFaults } from './flood-verdict.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./attack.mjs').Outcome} Outcome */
/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./target.mjs').Target} Target */

/** Milliseconds between two enquiries of another dealer, before a flood and meanwhile: in all fewer than a site may take. */
const enquiryEveryMs = 500;

/** The site that is attacked sells for several dealerships, and its forms ask for one. */
const attackedDealership = 'harbour-city-motors';

let sent = 0;

/** The address that takes photos of an enquiry, as its page has it. @param {Target} target */
const photoAddress = async (target) => {
  sent += 1;
  const site = { port: target.gatewayPort, host: target.attacked.host, dealership: attackedDealership };
  const { status, body } = await enquire(site, sent);
  const { lead_id } = status === 201 ? JSON.parse(body) : { lead_id: '' };
  const path = `/success?category=parts&lead=${lead_id}`;
  const page = await ask({ port: target.gatewayPort, host: target.attacked.host, path });
  const [, address] = /action="(\/api\/lead-photos\?[^"]+)"/.exec(page.body) ?? [];
  if (address === undefined)
    throw new Error(`No photos can be added to an enquiry (${status}: ${body.slice(0, 300)}).`);
  return address.replaceAll('&amp;', '&');
};

/** A large interlaced picture that is turned, and whose file ends early. @param {number} width @param {number} height */
const costly = async (width, height) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true, quality: 40, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return picture.subarray(0, Math.floor(picture.length * 0.95));
};

/** Nine files in one form. @param {readonly Buffer[]} files */
const formOf = async (files) => {
  const form = new FormData();
  for (let at = 0; at < 9; at += 1)
    form.append('photos', new Blob([new Uint8Array(files[at % files.length] ?? [])]), `${at}.jpg`);
  const request = new Response(form);
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) };
};

/** Memory of a process in MB. @param {number} pid */
const memoryOf = (pid) =>
  Math.round(
    Number(
      execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])
        .toString()
        .trim(),
    ) / 1024,
  );

/**
 * Sends a flood, and meanwhile enquires of another dealer and looks at the API's memory again and again. Before it there are
 * as many enquiries at the same pace, since the slowest of a few hundred is slower than that of a few, flood or none.
 * @param {Target} target
 * @param {number} floodMs how long the flood takes, about
 * @param {() => Promise<readonly Answer[]>} send
 * @param {(answers: readonly Answer[]) => boolean} isRight
 * @returns {Promise<Outcome>}
 */
const judgeFlood = async (target, floodMs, send, isRight) => {
  const pid = target.processOf('api');
  const site = { port: target.gatewayPort, host: target.other.host };
  const enquirer = (/** @type {number} */ count) => {
    const first = sent + 1;
    // Numbers that no other enquirer has.
    sent += 1000;
    return startEnquirer(site, { first, count, everyMs: enquiryEveryMs });
  };
  const alone = await enquirer(Math.round(floodMs / enquiryEveryMs)).answers;
  const atRest = memoryOf(pid);
  let [highest, isOver] = [atRest, false];
  const other = enquirer(1000);
  const watching = (async () => {
    while (!isOver) {
      highest = Math.max(highest, memoryOf(pid));
      await pause(250);
    }
  })();
  const answers = await send().finally(() => {
    isOver = true;
    other.stop();
  });
  await watching;
  const during = await other.answers;
  const before = figuresOf(alone.map(({ ms }) => ms));
  const meanwhile = figuresOf(during.map(({ ms }) => ms));
  const areTaken = [...alone, ...during].every(({ status }) => status === 201);
  const faults = floodFaults({ before, meanwhile, atRest, highest });
  return {
    holds: isRight(answers) && areTaken && faults.length === 0,
    answered: `${statusesOf(answers)}; API ${atRest} MB at rest, ${highest} MB at most; another dealer's enquiry ${before.median} ms (slowest ${before.slowest}) before, ${meanwhile.median} ms (slowest ${meanwhile.slowest}) meanwhile, ${meanwhile.count} asked${areTaken ? '' : `, not all taken: ${statusesOf([...alone, ...during])}`}${faults.map((fault) => `; ${fault}`).join('')}`,
    slowestMs: slowestOf(answers),
  };
};

/** Bytes of a form that never ends, and what comes of it at once: made once, since its making would be in everybody's way. */
const length = 47 * 1024 * 1024;
const atOnce = Buffer.alloc(length - 1024 * 1024, 'x');

/**
 * A form of which all but the end comes at once and then a byte a second, until it is answered.
 * @param {Target} target @param {string} path @param {string} from
 * @returns {Promise<Answer>}
 */
const trickle = (target, path, from) =>
  new Promise((resolve) => {
    const begun = performance.now();
    let body = '';
    const end = () => {
      clearInterval(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 0);
      resolve({ status, headers: {}, bytes: body.length, body, ms: Math.round(performance.now() - begun) });
    };
    const socket = connect({ port: target.gatewayPort, host: '127.0.0.1', localAddress: from }, () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${target.attacked.host}\r\nContent-Type: multipart/form-data; boundary=a\r\n` +
          `Content-Length: ${length}\r\n\r\n`,
      );
      socket.write(atOnce);
    });
    const timer = setInterval(() => {
      if (performance.now() - begun > 180_000) end();
      else if (socket.writable) socket.write('x');
    }, 1000);
    socket.on('data', (part) => {
      body += part.toString();
      end();
    });
    socket.once('error', end);
    socket.once('close', end);
  });

/** Led back to their page, and some of them with what was wrong with their files: not all were put off. @param {readonly Answer[]} answers */
const areLedBack = (answers) =>
  answers.every(({ status }) => status === 303) &&
  answers.some(({ headers }) => {
    const fault = new URL(String(headers.location ?? '/'), 'http://site.example').searchParams.get('photo_fault');
    return fault !== null && fault !== 'busy' && fault !== 'tries';
  });

/** Photos that cost to read, and forms that never end. @type {readonly Attack[]} */
export const photoAttacks = [
  {
    name: '16 forms of nine large interlaced photos whose files end early, from 8 addresses',
    promise: 'read one form after the other by a process of its own, or put off; neither memory nor others pay for it',
    run: async (target) => {
      // Some that are just small enough to be read, and some that are not.
      const form = await formOf([await costly(5000, 4990), await costly(8900, 6700)]);
      /** @type {string[]} */
      const addresses = [];
      for (let at = 0; at < 16; at += 1) addresses.push(await photoAddress(target));
      const send = (/** @type {string} */ path, /** @type {number} */ at) =>
        ask({
          port: target.gatewayPort,
          host: target.attacked.host,
          path,
          method: 'POST',
          headers: { 'content-type': form.type },
          body: form.body,
          from: `127.3.0.${(at % 8) + 1}`,
          patienceMs: 15 * 60_000,
        });
      return judgeFlood(target, 15_000, () => Promise.all(addresses.map(send)), areLedBack);
    },
  },
  {
    name: '20 forms of 47 MB that come at once but for their end, then a byte a second, from 10 addresses',
    promise: 'they lie on disk; those that have places end for being too slow, others are put off at once',
    run: async (target) => {
      /** @type {string[]} */
      const addresses = [];
      for (let at = 0; at < 20; at += 1) addresses.push(await photoAddress(target));
      // Who is put off while it still sends may lose the line before it has read the answer.
      return judgeFlood(
        target,
        120_000,
        () => Promise.all(addresses.map((path, at) => trickle(target, path, `127.4.0.${(at % 10) + 1}`))),
        (answers) => answers.every(({ status, ms }) => [303, 408, 429, 0].includes(status) && ms < 170_000),
      );
    },
  },
];
