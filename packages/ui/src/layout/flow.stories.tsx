import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecificationList } from '../specification-list/specification-list';
import { Flow } from './layout';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Row ${at + 1}`, value: String(at + 1) }));

const meta: Meta<typeof Flow> = {
  title: 'Layout/Flow',
  component: Flow,
  args: {
    items: [9, 2, 1, 6].map((count) => ({
      key: String(count),
      content: (
        <>
          <h3>{count} rows</h3>
          <SpecificationList rows={rows(count)} columns={1} />
        </>
      ),
    })),
  },
};
export default meta;

type Story = StoryObj<typeof Flow>;

/** Groups of unequal height leave no holes. */
export const UnequalGroups: Story = {};
export const OneGroup: Story = {
  args: { items: [{ key: 'one', content: <SpecificationList rows={rows(3)} columns={1} /> }] },
};
