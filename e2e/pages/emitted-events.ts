import type { Page } from '@playwright/test';

/** An event as the sink of a site that is a list of its page receives it (ANLY-01). */
export interface EmittedEvent {
  readonly id: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Events that the page has emitted since it was opened; those with one of these ids, or all. */
export const emittedEvents = (page: Page, ...ids: readonly number[]): Promise<readonly EmittedEvent[]> =>
  page.evaluate(
    (wanted) =>
      ((Reflect.get(window, 'dataLayer') ?? []) as EmittedEvent[]).filter(
        ({ id }) => wanted.length === 0 || wanted.includes(id),
      ),
    ids,
  );
