import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Button } from '../button/button';
import { ShareButton } from '../vehicle-share-button/share-button';
import { ShareBar } from './share-bar';
import { ToggleTool } from './toggle-tool';

const meta: Meta<typeof ShareBar> = {
  title: 'Vehicle/Share bar',
  component: ShareBar,
  subcomponents: { ToggleTool },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Save, share, print: icon and word'],
    do: ['Save, share and print of a vehicle, side by side, in small quiet buttons.'],
    dont: ['Actions that lead to a sale belong to the purchase panel.'],
    accessibility: ['A toolbar with a name; its buttons are reached one by one.', 'It does not print.'],
    keyboard: keys.buttons,
    content: ['Verbs, one word: “Save”, “Share”, “Print”.'],
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

/** Four in the width of a sidebar; the first stays pressed. */
export const FourInASidebar: StoryObj<typeof ShareBar> = {
  render: () => {
    const [saved, setSaved] = useState(false);
    return (
      <div style={{ width: '22rem' }}>
        <ShareBar>
          <ToggleTool icon="heart" label="Save" about="2023 Toyota RAV4" pressed={saved} onChange={setSaved} />
          <ShareButton onCopied={fn()} />
          <Button kind="quiet" size="small">
            Facebook
          </Button>
          <Button kind="quiet" size="small" icon="printer">
            Print
          </Button>
        </ShareBar>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save 2023 Toyota RAV4', pressed: false });
    await userEvent.click(save);
    await expect(canvas.getByRole('button', { name: 'Save 2023 Toyota RAV4', pressed: true })).toBe(save);
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
