import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout';
import { Stage, StageCorner } from '../stage/stage';
import { Tag, TagList } from './tag';

const meta: Meta<typeof Tag> = { title: 'Content/Tag', component: Tag, args: { children: 'Demo', kind: 'demo' } };
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
