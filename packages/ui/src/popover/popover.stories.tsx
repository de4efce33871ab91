import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckboxField } from '../field/checkbox-field';
import { Cluster } from '../layout/layout';
import { Popover } from './popover';

const meta: Meta<typeof Popover> = { title: 'Overlays/Popover', component: Popover };
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
