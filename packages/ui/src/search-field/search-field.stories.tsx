import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field';

const meta: Meta<typeof SearchField> = {
  title: 'Fields/Search field',
  component: SearchField,
  args: { label: 'Search our stock', placeholder: 'Make, model or stock no.', name: 'query' },
};
export default meta;

export const Empty: StoryObj<typeof SearchField> = {};
