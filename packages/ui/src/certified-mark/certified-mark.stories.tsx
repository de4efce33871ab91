import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { CertifiedMark } from './certified-mark';

const meta: Meta<typeof CertifiedMark> = {
  title: 'Content/Certified mark',
  component: CertifiedMark,
  args: { label: 'Certified Toyota' },
  parameters: guide({
    use: ['Beside the name of a certified vehicle, on its page and its card.'],
    avoid: ['Do not draw a maker’s own emblem in its place.'],
    accessibility: ['A picture with a name: “Certified Toyota”.'],
  }),
};
export default meta;

export const BesideNames: StoryObj<typeof CertifiedMark> = {
  render: (args) => (
    <Stack gap={4}>
      <h2>
        2022 Toyota Corolla
        <CertifiedMark {...args} />
      </h2>
      <p>
        2022 Toyota Corolla
        <CertifiedMark {...args} />
      </p>
    </Stack>
  ),
};
