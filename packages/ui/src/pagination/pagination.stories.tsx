import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './pagination';

const meta: Meta<typeof Pagination> = {
  title: 'Controls/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 47, hrefFor: (page) => `/search?page=${page}`, summary: 'Page 3 of 47, 972 cars' },
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
