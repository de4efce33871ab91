/** The event of `document` that says that React answers presses (`keep-presses.ts`). */
export const liveEvent = 'forecourt:live';
