import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { TextLink } from '../text-link/text-link';
import { Grid } from './layout';
import { Section } from './section';

const meta: Meta<typeof Section> = {
  title: 'Layout/Section',
  component: Section,
  subcomponents: { Grid },
  tags: ['stable'],
  parameters: {
    ...guide({
      anatomy: [
        'Container: the page’s width',
        'Section: ground, head and content',
        'Stack, Cluster and Grid: things under, beside and in columns',
      ],
      do: [
        'Section for each part of a page; the tone gives its ground.',
        'Stack, Cluster and Grid instead of margins: the gap is a step of 4 px.',
      ],
      dont: [
        'A part that a dealer composes is a BlockSection.',
        'No margins on components: what stands around them is their layout’s.',
      ],
      accessibility: [
        'A section with a title is a region named by it; without one it is no region.',
        '`as` chooses the element where a list or a landmark is meant.',
      ],
      keyboard: keys.links,
      content: ['The title of a section says what it holds, in at most six words.'],
    }),
    layout: 'fullscreen',
  },
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
