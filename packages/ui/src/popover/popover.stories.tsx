import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { CheckboxField } from '../field/checkbox-field';
import { Cluster } from '../layout/layout';
import { Popover } from './popover';

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: guide({
    use: [
      'For a small panel under its trigger: a facet, an explanation, a few actions.',
      'Give popovers that stand in a row one group: they close each other.',
    ],
    avoid: ['A menu of the site is the header; a task with its own actions is a dialog.'],
    accessibility: [
      'A details element: opens without scripts and says whether it is open.',
      'Escape closes and gives the focus back; so do a press outside and leaving by Tab.',
    ],
  }),
};
export default meta;

export const Facets: StoryObj<typeof Popover> = {
  render: () => (
    <Cluster gap={6}>
      <Popover label="Body" group="facets">
        <CheckboxField label="SUV" count={412} />
        <CheckboxField label="Ute" count={188} />
      </Popover>
      <Popover label="Fuel" group="facets">
        <CheckboxField label="Hybrid" count={142} />
      </Popover>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const facets = within(canvasElement);
    const body = facets.getByText('Body');
    await userEvent.click(body);
    await expect(facets.getByLabelText(/SUV/)).toBeVisible();
    await userEvent.click(facets.getByLabelText(/SUV/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(facets.getByLabelText(/SUV/)).not.toBeVisible());
    await expect(body.closest('summary')).toHaveFocus();
    await userEvent.click(body);
    await userEvent.click(facets.getByText('Fuel'));
    await waitFor(() => expect(facets.getByLabelText(/SUV/)).not.toBeVisible());
    await expect(facets.getByLabelText(/Hybrid/)).toBeVisible();
  },
};

export const ByKeyboard: StoryObj<typeof Popover> = {
  render: () => (
    <Cluster>
      <Popover label="Body" group="keyboard">
        <CheckboxField label="SUV" count={412} />
      </Popover>
      <button type="button">After</button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Body'));
    await userEvent.tab();
    await expect(canvas.getByLabelText(/SUV/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText(/SUV/)).not.toBeVisible());
  },
};

export const AtTheEnd: StoryObj<typeof Popover> = {
  render: () => (
    <Cluster>
      <Popover label="Sort" align="end">
        <p>Newest, lowest price, lowest kilometres.</p>
      </Popover>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Sort'));
    await expect(canvas.getByText(/Newest/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongWords: StoryObj<typeof Popover> = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { label: longWord, children: <p>{longWord}</p> },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
