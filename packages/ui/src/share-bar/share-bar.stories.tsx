import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { Button } from '../button/button';
import { ShareButton } from '../vehicle-share-button/share-button';
import { ShareBar } from './share-bar';

const meta: Meta<typeof ShareBar> = {
  title: 'Vehicle/Share bar',
  component: ShareBar,
  parameters: guide({
    use: ['Save, share and print of a vehicle, side by side, in small quiet buttons.'],
    avoid: ['Actions that lead to a sale belong to the purchase panel.'],
    accessibility: ['A toolbar with a name; its buttons are reached one by one.', 'It does not print.'],
  }),
};
export default meta;

export const Vehicle: StoryObj<typeof ShareBar> = {
  render: () => (
    <ShareBar>
      <Button kind="quiet" size="small" icon="heart">
        Save
      </Button>
      <Button kind="quiet" size="small" icon="share-2">
        Share
      </Button>
      <Button kind="quiet" size="small" icon="printer">
        Print
      </Button>
    </ShareBar>
  ),
};

export const OneAction: StoryObj<typeof ShareBar> = {
  args: { label: 'Share', children: <ShareButton /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Share' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const OnPhone: StoryObj<typeof ShareBar> = {
  ...Vehicle,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
