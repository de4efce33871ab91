import { Docs } from '@storybook/addon-docs/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeConfigs, DocsContext, mockChannel, StoryStore } from 'storybook/preview-api';
import { expect, within } from 'storybook/test';
import * as buttonStories from '../../src/button/button.stories';
import { wordsLook } from '../manager/look';
import { statuses } from '../status';
import DocsPage from './docs-page';

/** The page of words of a component, drawn as Storybook draws it: a test alone, with no place in the list at the left. */
const meta: Meta = { title: 'Docs page', tags: ['!autodocs', '!dev'], parameters: { layout: 'fullscreen' } };
export default meta;

const { guide } = buttonStories.default.parameters ?? {};

/** What Storybook hands to the page of a file of stories. The stories in the page are not drawn: their own tests do that. */
const contextOf = (stories: typeof buttonStories) => {
  const path = './button.stories.tsx';
  const store = new StoryStore(
    { v: 5, entries: {} },
    async () => stories,
    composeConfigs([{ render: () => undefined }]),
  );
  const file = store.processCSFFileWithCache(stories, path, String(stories.default.title));
  const context = new DocsContext(mockChannel(), store, () => async () => undefined, [file]);
  context.attachCSFFile(file);
  return context;
};

export const OfButton: StoryObj = {
  render: () => <Docs context={contextOf(buttonStories)} docsParameter={{ page: DocsPage, theme: wordsLook }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(statuses.stable.title)).toBeVisible();
    for (const title of ['Do', 'Don’t', 'Anatomy', 'Content', 'Keyboard', 'Accessibility']) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
    for (const part of ['do', 'dont', 'anatomy', 'content', 'accessibility'] as const) {
      for (const sentence of guide[part]) await expect(canvas.getByText(sentence)).toBeVisible();
    }
    const rows = within(canvas.getByRole('table', { name: 'Keyboard' })).getAllByRole('row');
    await expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(
      guide.keyboard.map(([names, effect]: readonly [string, string]) => `${names.split(', ').join(' or ')}${effect}`),
    );
  },
};
