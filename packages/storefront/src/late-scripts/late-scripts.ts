import { lateStyles, type SheetReader } from '../late-styles/late-styles';
import { liveEvent } from './live-event';
import { markResting } from './mark-resting';
import { startLate } from './start-late';

const asyncScript = /<script src="(\/_next\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const bodyEnd = '</body>';
const aheadMs = 500;
/** Long enough for a slow phone to have painted, short for somebody who only reads. */
const usualIdleMs = 5000;

/** What `FORECOURT_SCRIPTS_IDLE_MS` says, in milliseconds; the usual where it says nothing or no number. */
export const idleMsOf = (setting: string | undefined): number => {
  const wanted = Number(setting || usualIdleMs);
  return Number.isFinite(wanted) && wanted >= 0 ? wanted : usualIdleMs;
};

/** In a script's text, `<` could end it. */
const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export interface LateOptions {
  /** How long nobody acts before the scripts start by themselves, in milliseconds. */
  readonly idleMs?: number;
  /** The app's style sheets; without it pages keep theirs. */
  readonly sheetAt?: SheetReader;
}

/**
 * The same page with scripts that start when they are needed, and style sheets that come once it is painted: a page
 * that takes them all at once spends its first second fetching, evaluating and hydrating before it shows a picture that
 * arrived long before (docs/performance.md). A page without scripts or without an end stays as it is.
 */
export const lateParts = (
  page: string,
  { idleMs = idleMsOf(process.env.FORECOURT_SCRIPTS_IDLE_MS), sheetAt = () => null }: LateOptions = {},
): string => {
  const sources = [...page.matchAll(asyncScript)].map(([, source = '']) => source.replaceAll('&amp;', '&'));
  if (!page.includes(bodyEnd) || sources.length === 0) return page;
  const { html, sheets } = lateStyles(page, sheetAt);
  const end = html.lastIndexOf(bodyEnd);
  const starter = `<script>(${startLate})(${asScriptData({ sources, sheets, liveEvent, aheadMs, idleMs })})</script>`;
  const withoutScripts = (part: string) => part.replace(asyncScript, '').replace(scriptPreload, '');
  const marked = withoutScripts(html.slice(0, end)).replace(
    '<head>',
    () => `<head><script>(${markResting})()</script>`,
  );
  return `${marked}${starter}${html.slice(end)}`;
};
