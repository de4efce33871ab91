import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/link-button';
import { EmptyState } from './empty-state';

const meta: Meta<typeof EmptyState> = {
  title: 'Content/Empty state',
  component: EmptyState,
  args: {
    title: 'No Results Available',
    children: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    actions: <LinkButton href="/search">Clear Filters</LinkButton>,
  },
};
export default meta;

export const NoResults: StoryObj<typeof EmptyState> = {};
