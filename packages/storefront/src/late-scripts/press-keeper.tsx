import { keepPresses } from './keep-presses';
import { liveEvent } from './live-event';

const script = `(${keepPresses})(${JSON.stringify(liveEvent)})`;

/** Keeps early presses on every page, kept or drawn for one request. Stands before whatever could be pressed. */
export const PressKeeper = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as its text, without anything from outside
  <script dangerouslySetInnerHTML={{ __html: script }} />
);
