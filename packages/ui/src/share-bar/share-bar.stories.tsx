import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { ShareBar } from './share-bar';

const meta: Meta<typeof ShareBar> = { title: 'Vehicle/Share bar', component: ShareBar };
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
