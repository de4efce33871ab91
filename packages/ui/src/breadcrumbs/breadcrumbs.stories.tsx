import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Controls/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Stock U10482' },
    ],
  },
};
export default meta;

export const Trail: StoryObj<typeof Breadcrumbs> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Stock U10482')).toHaveAttribute('aria-current', 'page');
  },
};
