import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Cluster, Stack } from '../layout/layout';
import { Section } from '../layout/section';
import { Button } from './button';
import { IconButton, IconLink } from './icon-button';
import { LinkButton } from './link-button';

const meta: Meta<typeof Button> = { title: 'Controls/Button', component: Button, args: { children: 'Enquire now' } };
export default meta;

type Story = StoryObj<typeof Button>;

const kinds = ['primary', 'ink', 'outlined', 'quiet', 'danger'] as const;

export const Primary: Story = {};

export const Kinds: Story = {
  render: () => (
    <Cluster>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          Book a test drive
        </Button>
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large" iconEnd="arrow-right">
        Large
      </Button>
    </Cluster>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true, children: 'Sending', onClick: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Links: Story = {
  render: () => (
    <Cluster>
      <LinkButton href="/search">All cars</LinkButton>
      <LinkButton href="/search" kind="outlined" iconEnd="arrow-right">
        Explore vehicle
      </LinkButton>
      <LinkButton href="tel:0755500100" kind="quiet" icon="phone">
        Call now
      </LinkButton>
    </Cluster>
  ),
};

export const Icons: Story = {
  render: () => (
    <Cluster>
      <IconButton icon="heart" label="Save" aria-pressed={false} />
      <IconButton icon="heart" label="Save" aria-pressed filled />
      <IconLink icon="scale" label="Compare" href="/compare" count={2} />
    </Cluster>
  ),
};

export const OnNightAndBrand: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap={1}>
      {(['night', 'brand'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="half" title={`On ${tone}`}>
          <Cluster>
            <Button>Primary</Button>
            <Button kind="outlined">Outlined</Button>
            <Button kind="quiet">Quiet</Button>
          </Cluster>
        </Section>
      ))}
    </Stack>
  ),
};
