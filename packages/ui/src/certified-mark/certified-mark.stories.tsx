import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { Stack } from '../layout/layout';
import { CertifiedMark } from './certified-mark';

const meta: Meta<typeof CertifiedMark> = {
  title: 'Content/Certified mark',
  component: CertifiedMark,
  tags: ['stable'],
  args: { label: 'Certified Toyota' },
  parameters: guide({
    anatomy: ['Seal with a tick', 'Its name, for those who listen'],
    do: ['Beside the name of a certified vehicle, on its page and its card.'],
    dont: ['Do not draw a maker’s own emblem in its place.'],
    accessibility: ['A picture with a name: “Certified Toyota”.'],
    keyboard: keys.none,
    content: ['The label names the programme: “Certified Toyota”.'],
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
