import type { PageContent } from './page';

/** Too many pages are asked for at once. */
export const busyPage = (retryAfter: number): PageContent => ({
  title: 'This site is very busy right now',
  body: '<p role="status">Many people are looking at once. This page tries again by itself in a few seconds.</p>',
  retryAfter,
});

/** Pages are read, and nothing is sent to them. */
export const readOnlyPage: PageContent = {
  title: 'Nothing can be sent here',
  body: '<p>This address only shows a page. Go back to the form and try again.</p>',
};
