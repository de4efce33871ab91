import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/text-link';
import { Grid } from './layout';
import { Section } from './section';

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Similar cars',
    lead: 'Chosen by body, price and kilometres.',
    action: <TextLink href="/search">See all 38</TextLink>,
    children: (
      <Grid columns={4}>
        {['One', 'Two', 'Three', 'Four'].map((word) => (
          <p key={word}>{word}</p>
        ))}
      </Grid>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Section>;

export const Page: Story = {};
export const Night: Story = { args: { tone: 'night' } };
export const Brand: Story = { args: { tone: 'brand' } };
