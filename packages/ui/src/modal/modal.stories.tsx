import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { Dialog, type DialogProps } from './dialog';
import { Drawer } from './drawer';

const meta: Meta<typeof Dialog> = {
  title: 'Overlays/Dialog and drawer',
  component: Dialog,
  subcomponents: { Drawer },
  tags: ['stable'],
  parameters: guide({
    anatomy: ['Title and cross', 'Description', 'Content, which scrolls', 'Footer with the actions'],
    do: [
      'A dialog for a question or a short task; a drawer for what is long, such as filters or a menu.',
      'Actions that must stay in view go into the footer.',
      'A form keeps what was typed (`keepsContent`) and takes a phone’s whole screen (`phone="sheet"`).',
    ],
    dont: ['News and promotions are the site popup.', 'Never open one over another, and never on load.'],
    accessibility: [
      'The browser traps the focus, makes the rest inert and gives the focus back.',
      'Escape, the cross and a press outside close it.',
      'The title names it, the description is read with it; what is long scrolls inside.',
      'The page behind neither scrolls nor jumps sideways.',
    ],
    keyboard: keys.dialog,
    content: [
      'The title is the task or the question: “Ask about this car”.',
      'Buttons repeat the verb of the title; no “OK”.',
    ],
  }),
};
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

const DrawerSample = ({ side }: { readonly side: 'left' | 'right' }) => {
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

export const ByKeyboard: Story = {
  render: () => <DialogSample width="small" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Quick enquiry' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'Quick enquiry' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByLabelText('First Name')).toHaveFocus();
    // The browser turns Escape into this event; keys made by a script do not.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(trigger).toHaveFocus();
  },
};

export const PressOutside: Story = {
  render: () => <DialogSample width="medium" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Quick enquiry' }));
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getByLabelText('First Name'));
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

const FormSample = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick enquiry</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Quick enquiry"
        description="About the 2023 wagon, stock U10482."
        phone="sheet"
        keepsContent
      >
        <TextField label="First Name" />
      </Dialog>
    </>
  );
};

/** A form takes the whole screen of a phone, and what was typed is there again when it is opened again. */
export const FormOnPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <FormSample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Quick enquiry' });
    await userEvent.click(trigger);
    const dialog = canvas.getByRole('dialog', { name: 'Quick enquiry' });
    await userEvent.type(within(dialog).getByLabelText('First Name'), 'Ada');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await userEvent.click(trigger);
    await expect(within(dialog).getByLabelText('First Name')).toHaveValue('Ada');
    await expect(dialog.offsetWidth).toBe(window.innerWidth);
    await expect(dialog.offsetHeight).toBe(window.innerHeight);
    within(dialog).getByRole('button', { name: 'Close' }).focus();
  },
};

/** What is long scrolls between head and foot. */
export const Long: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    open: true,
    onClose: () => undefined,
    title: longWord,
    description: longWord,
    children: <p>{`${longWord} `.repeat(60)}</p>,
    footer: <Button>Send</Button>,
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Send' })).toBeVisible();
  },
};
