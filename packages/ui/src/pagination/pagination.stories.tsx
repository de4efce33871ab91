import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Pagination } from './pagination';

const meta: Meta<typeof Pagination> = {
  title: 'Controls/Pagination',
  component: Pagination,
  tags: ['stable'],
  args: { page: 3, pageCount: 47, hrefFor: (page) => `/search?page=${page}`, summary: 'Page 3 of 47, 972 cars' },
  parameters: guide({
    anatomy: ['Previous', 'Numbers, the current one filled', 'Next'],
    do: ['Under a list of several pages; the links are real, so pages can be crawled, copied and opened in a tab.'],
    dont: ['Nothing shows for one page: do not hide it yourself.', 'Steps of a form are the stepper.'],
    accessibility: [
      'A navigation landmark named Pages.',
      'The current page is marked with aria-current and by its fill; forced colours draw its edge.',
    ],
    keyboard: keys.links,
    content: ['“Previous” and “Next” stay those words.', 'Numbers are named “Page 3” for those who listen.'],
  }),
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search?page=4');
  },
};

export const First: Story = { args: { page: 1, summary: undefined } };

export const OnlyOne: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const Last: Story = {
  args: { page: 47 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/search?page=46');
  },
};

export const Two: Story = { args: { page: 1, pageCount: 2, summary: 'Page 1 of 2' } };

/** A plain press may turn the page without loading. */
export const TurnsInPlace: Story = {
  args: { onPage: fn((_page, event) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 4' }));
    await expect(args.onPage).toHaveBeenCalledWith(4, expect.anything());
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { page: 1204, pageCount: 2400, summary: 'Page 1,204 of 2,400, 50,400 vehicles' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Quiet: Story = {
  args: { look: 'quiet' },
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/search?page=2');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
    await expect(pages.queryByRole('link', { name: 'Page 3' })).toBeNull();
  },
};
