import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../.storybook/sample-picture';
import { IconButton } from '../button/icon-button';
import { Grid } from '../layout/layout';
import { Tag } from '../tag/tag';
import { EmptyStage, Stage, StageCorner, StagePicture } from './stage';

const meta: Meta<typeof Stage> = { title: 'Vehicle/Stage', component: Stage };
export default meta;

type Story = StoryObj<typeof Stage>;

const paints = { neutral: '#4a6fa5', warm: '#b3362f', cool: '#e8eaec', night: '#c9ced1', hall: '#c9ced1' } as const;

export const Tones: Story = {
  render: () => (
    <Grid columns={3}>
      {(['neutral', 'warm', 'cool', 'night', 'hall'] as const).map((tone) => (
        <Stage key={tone} tone={tone}>
          <StagePicture {...samplePicture(paints[tone])} alt={`A car on the ${tone} stage`} cutOut />
        </Stage>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={3}>
      <Stage>
        <StageCorner place="topStart">
          <Tag kind="certified">Certified</Tag>
        </StageCorner>
        <StageCorner place="topEnd">
          <IconButton icon="heart" label="Save" />
        </StageCorner>
        <StagePicture {...samplePicture()} alt="A grey car" cutOut />
      </Stage>
      <Stage>
        <StageCorner place="topStart">
          <Tag kind="sold">Sold</Tag>
        </StageCorner>
        <StagePicture {...samplePicture()} alt="A grey car, sold" cutOut faded />
      </Stage>
      <EmptyStage />
    </Grid>
  ),
};
