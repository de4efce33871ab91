/** The event of `document` that says that React answers presses (`start-late.ts`). */
export const liveEvent = 'forecourt:live';
