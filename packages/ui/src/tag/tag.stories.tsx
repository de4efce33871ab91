import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Stack } from '../layout/layout';
import { Stage, StageCorner } from '../stage/stage';
import { nightScope } from '../theme/scopes.css';
import { Tag, TagList } from './tag';

const meta: Meta<typeof Tag> = {
  title: 'Content/Tag',
  component: Tag,
  subcomponents: { TagList },
  tags: ['stable'],
  args: { children: 'Demo', kind: 'demo' },
  parameters: guide({
    anatomy: ['Icon', 'Words'],
    do: [
      'One word or two about a vehicle: its condition or its state.',
      'On a picture one tag alone, the first by precedence; a badge that announces the vehicle stands in another corner, or off the picture where tags have no ground.',
    ],
    dont: [
      'Do not make it a button: a filter in force is a Chip.',
      'No sentences: use the note of a Price.',
      'The condition "New" is not of the kind new, which is of what has come in lately: beside that it has no sign of its own.',
    ],
    accessibility: ['Plain text. Kinds differ by word, and by ground, stroke or icon; never by colour alone.'],
    keyboard: keys.none,
    content: ['One or two words in sentence case: “Just in”.', 'No prices and no dates.'],
  }),
};
export default meta;

const words = {
  neutral: 'Automatic',
  new: 'Just in',
  demo: 'Demo',
  used: 'Pre-Owned',
  certified: 'Certified',
  electric: 'Electric',
  positive: '$1,810 below market',
  reserved: 'Reserved',
  sold: 'Sold',
  'coming-soon': 'Coming soon',
  custom: 'Manager special',
} as const;

const All = () => (
  <TagList>
    {Object.entries(words).map(([kind, word]) => (
      <Tag key={kind} kind={kind as keyof typeof words}>
        {word}
      </Tag>
    ))}
  </TagList>
);

export const Kinds: StoryObj<typeof Tag> = { render: () => <All /> };

/** A new vehicle that has just come in: one of the two words has a sign. */
export const JustInAndNew: StoryObj<typeof Tag> = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <TagList>
      <Tag kind="new">Just in</Tag>
      <Tag>New</Tag>
    </TagList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just in').querySelector('svg')).not.toBeNull();
    await expect(canvas.getByText('New').querySelector('svg')).toBeNull();
  },
};

export const OnStages: StoryObj<typeof Tag> = {
  render: () => (
    <Stack>
      {(['neutral', 'warm', 'cool', 'night'] as const).map((tone) => (
        <Stage key={tone} tone={tone} ratio="wide">
          <StageCorner place="topStart">
            <All />
          </StageCorner>
        </Stage>
      ))}
    </Stack>
  ),
};

/** A tag on one line as long as it can; words without a place to break stay in their box. */
export const LongWords: StoryObj<typeof Tag> = {
  args: { kind: 'custom', children: `Manager special ${longWord}` },
  decorators: [(Story) => <div style={{ maxWidth: '12rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(/Manager special/).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(12 * 16 + 17);
  },
};

export const OnNight: StoryObj<typeof Tag> = {
  render: () => <All />,
  decorators: [
    (Story) => (
      <div className={nightScope} style={{ padding: '1.5rem', background: 'var(--fc-color-page)' }}>
        {Story()}
      </div>
    ),
  ],
};
