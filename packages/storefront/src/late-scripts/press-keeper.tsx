import { keepPresses } from './keep-presses';
import { liveEvent } from './live-event';

/** How long after the page's buttons those of parts that come later are waited for, in milliseconds. */
const lateMs = 3000;

const script = `(${keepPresses})(${JSON.stringify(liveEvent)},${lateMs})`;

/** Keeps early presses on every page, kept or drawn for one request. Stands before whatever could be pressed. */
export const PressKeeper = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as its text, without anything from outside
  <script dangerouslySetInnerHTML={{ __html: script }} />
);
