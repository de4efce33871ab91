import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, keys } from '../../.storybook/guide';
import { samplePicture } from '../../.storybook/sample-picture';
import { IconButton } from '../button/icon-button';
import { Grid } from '../layout/layout';
import { Tag } from '../tag/tag';
import { EmptyStage, Stage, StageCorner, StagePicture } from './stage';

const meta: Meta<typeof Stage> = {
  title: 'Vehicle/Stage',
  component: Stage,
  subcomponents: { EmptyStage, StageCorner, StagePicture },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Wall and floor', 'The vehicle', 'Corners'],
    do: [
      'Under every cut-out vehicle, so that mixed stock looks like one set.',
      'Choose the tone by the paint: white on cool, blue and grey on neutral, red on warm.',
      'Corners hold tags, a save button or the count of pictures: one thing each.',
    ],
    dont: [
      'Not behind words or forms.',
      'Do not colour a stage by hand; the theme decides wall, floor and light.',
      'Not twice inside each other.',
    ],
    accessibility: [
      'The ground is decoration; the picture carries the words.',
      'Quiet text over it takes a colour that reads on the wall.',
      'The night tone re-maps colours for all that stands on it.',
    ],
    keyboard: keys.buttons,
    content: ['A corner holds a tag, a button or a count: no sentences.'],
  }),
};
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

/** Wide for banners and videos; free takes the height it is given. */
export const Ratios: Story = {
  render: () => (
    <Grid columns={2}>
      <Stage ratio="wide" corners="stage">
        <StagePicture {...samplePicture(paints.neutral)} alt="A blue car on a wide stage" cutOut />
      </Stage>
      <div style={{ height: '14rem' }}>
        <Stage ratio="free" corners="none">
          <div style={{ height: '14rem' }} />
          <StagePicture {...samplePicture(paints.warm)} alt="A red car on a stage of given height" cutOut />
        </Stage>
      </div>
      <EmptyStage ratio="wide" corners="stage" label="Pictures of this caravan arrive on Thursday" />
      <EmptyStage label="Donaudampfschifffahrtsgesellschaftskapitaensmuetze" />
    </Grid>
  ),
};

/** Every corner taken, on a phone. */
export const Corners: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => (
    <Stage>
      <StageCorner place="topStart">
        <Tag kind="demo">Demo</Tag>
      </StageCorner>
      <StageCorner place="topEnd">
        <IconButton icon="heart" label="Save" />
      </StageCorner>
      <StageCorner place="bottomStart">
        <Tag kind="positive">$1,810 below market</Tag>
      </StageCorner>
      <StageCorner place="bottomEnd">
        <Tag>14 photos</Tag>
      </StageCorner>
      <StagePicture {...samplePicture()} alt="A grey car" cutOut />
    </Stage>
  ),
};
