/**
 * Ends a page's scripts before they start where the browser is too old for them (`markOldBrowsers`): a template app calls
 * it in its `instrumentation-client.ts`, which Next runs before anything else of the page.
 * @throws there, which is the one way to stop Next that it documents.
 */
export const leaveOldBrowsers = (): void => {
  if (document.documentElement.dataset.scripts === 'none')
    throw new Error('This browser is too old for the scripts of this page. The page works without them.');
};
