import { markOldBrowsers } from '../old-browsers/mark-old-browsers';
import { scriptNonce } from '../template-server/waiting-client';
import { keepPresses } from './keep-presses';
import { liveEvent } from './live-event';

/** How long after the page's buttons those of deferred parts are waited for, in milliseconds. */
const lateMs = 10_000;

/** How long a link that opens a dialog waits for scripts before it leads where it says, in milliseconds. */
const mostMs = 10_000;

/**
 * Schemas try first whether a browser makes functions of text, which the content security policy forbids and browsers
 * report: they are told not to, before any is made.
 */
const noFunctionsOfText = 'globalThis.__zod_globalConfig={jitless:true};';

const script = `${noFunctionsOfText}(${markOldBrowsers})();(${keepPresses})(${JSON.stringify(liveEvent)},${lateMs},${mostMs})`;

/** Keeps early presses on every page, where the browser can run its scripts. Stands before whatever could be pressed. */
export const PressKeeper = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as its text, without anything from outside
  <script nonce={scriptNonce()} dangerouslySetInnerHTML={{ __html: script }} />
);
