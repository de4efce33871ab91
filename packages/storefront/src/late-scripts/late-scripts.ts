import { markResting } from './mark-resting';
import { refuseOldBrowsers } from './refuse-old-browsers';
import { type LateStart, startLate } from './start-late';

const asyncScript = /<script src="(\/_next\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^<>]*>/g;
const bodyEnd = '</body>';
const aheadMs = 500;
const latestMs = 1500;
const mostMs = 5000;

const addresses = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** In a script's text, `<` could end it. */
const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The same page with scripts that start once it has been shown: a page that takes them all at once spends its first
 * second evaluating and hydrating before it shows a picture that arrived long before (docs/performance.md). A browser
 * that is too old for them gets none. A page without scripts or without an end stays as it is.
 */
export const lateScripts = (html: string): string => {
  const end = html.lastIndexOf(bodyEnd);
  const sources = addresses(html, asyncScript);
  if (end < 0 || sources.length === 0) return html;
  const start: LateStart = {
    sources,
    aheadMs,
    latestMs,
    mostMs,
  };
  const starter = `<script>(${startLate})(${asScriptData(start)})</script>`;
  const withoutScripts = (part: string) => part.replace(asyncScript, '').replace(scriptPreload, '');
  const marked = withoutScripts(html.slice(0, end)).replace(
    '<head>',
    () => `<head><script>(${refuseOldBrowsers})()||(${markResting})()</script>`,
  );
  return `${marked}${starter}${html.slice(end)}`;
};
