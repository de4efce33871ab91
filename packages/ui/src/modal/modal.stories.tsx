import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { Dialog, type DialogProps } from './dialog';
import { Drawer } from './drawer';

const meta: Meta<typeof Dialog> = { title: 'Overlays/Dialog and drawer', component: Dialog };
export default meta;

type Story = StoryObj<typeof Dialog>;

const DialogSample = ({ width }: Pick<DialogProps, 'width'>) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick enquiry</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Quick enquiry"
        description="About the 2023 wagon, stock U10482."
        width={width}
        footer={<Button onClick={close}>Send</Button>}
      >
        <TextField label="First Name" />
      </Dialog>
    </>
  );
};

export const InTheMiddle: Story = {
  render: () => <DialogSample width="medium" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Quick enquiry' });
    await userEvent.click(trigger);
    const dialog = canvas.getByRole('dialog', { name: 'Quick enquiry' });
    await expect(dialog).toHaveAccessibleDescription('About the 2023 wagon, stock U10482.');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
  },
};

const DrawerSample = ({ side }: { readonly side: 'left' | 'right' | 'bottom' }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>All filters</Button>
      <Drawer
        side={side}
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <Button fullWidth onClick={() => setOpen(false)}>
            Show Me 972 cars
          </Button>
        }
      >
        <TextField label="Make, model or stock no." />
      </Drawer>
    </>
  );
};

export const FromTheRight: Story = { render: () => <DrawerSample side="right" /> };
export const FromTheLeft: Story = { render: () => <DrawerSample side="left" /> };
export const FromTheFoot: Story = { render: () => <DrawerSample side="bottom" /> };
