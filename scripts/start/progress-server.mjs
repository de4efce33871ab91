// @ts-check
import { createServer } from 'node:http';

/** @typedef {import('./report.mjs').Step} Step */

const escapeHtml = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const MARKS = { done: '✓', failed: '✗', running: '…', waiting: '·' };

/** @param {{ title: string, body: string, refreshes: boolean }} words */
const page = ({ title, body, refreshes }) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refreshes ? '<meta http-equiv="refresh" content="2">' : ''}<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 40rem; padding: clamp(2.5rem, 12vh, 7rem) 1.25rem; font: 1rem/1.55 system-ui, sans-serif }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em; margin: 0 0 1.5rem }
ol { list-style: none; padding: 0; margin: 0; border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent) }
li { display: grid; grid-template-columns: 1.5rem 8rem 1fr auto; gap: .5rem; padding: .6rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent) }
li span:last-child { font-variant-numeric: tabular-nums; opacity: .7 }
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>
`;

/**
 * The page that stands at the gateway's address until the gateway takes over.
 * @param {readonly Step[]} steps
 */
export const progressPage = (steps) =>
  page({
    title: 'Forecourt is starting',
    refreshes: true,
    body: `<ol role="status">
${steps
  .map(
    ({ title, state, detail, seconds }) =>
      `<li><span aria-hidden="true">${MARKS[state]}</span><span>${escapeHtml(title)}</span><span>${escapeHtml(detail)}</span><span>${state === 'waiting' ? '' : `${Math.round(seconds)} s`}</span></li>`,
  )
  .join('\n')}
</ol>`,
  });

/**
 * The page of sites whose template is not drawn by `npm run dev` with another.
 * @param {{ name: string, title: string }} template
 */
export const absentPage = ({ name, title }) =>
  page({
    title: `${escapeHtml(title)} is not drawn here`,
    refreshes: false,
    body: `<p>This site wears template ${escapeHtml(name)}, and another one is being edited. Stop it, and run <code>npm run dev -- ${escapeHtml(name)}</code>; or <code>npm start</code>, which draws them all.</p>`,
  });

/**
 * Serves a page for every address, as one of something that is not there now, until closed.
 * @param {{ port: number, host: string, page: () => string }} options port 0 takes a free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export const serveStandIn = ({ port, host, page }) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      response.writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '2',
        // Kept connections would hold the port when the gateway wants it.
        connection: 'close',
      });
      response.end(request.method === 'HEAD' ? undefined : page());
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });

/**
 * Serves the progress page for every address until closed.
 * @param {{ port: number, host: string, steps: () => Step[] }} options port 0 takes a free one
 */
export const serveProgress = ({ port, host, steps }) => serveStandIn({ port, host, page: () => progressPage(steps()) });
