import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { longWord } from '../../.storybook/sample-site';
import { Cluster, Stack } from '../layout/layout';
import { Section } from '../layout/section';
import { Button } from './button';
import { IconButton, IconLink } from './icon-button';
import { LinkButton } from './link-button';

const meta: Meta<typeof Button> = {
  title: 'Controls/Button',
  component: Button,
  subcomponents: { IconButton, IconLink, LinkButton },
  tags: ['stable'],
  args: { children: 'Enquire now' },
  parameters: guide({
    anatomy: ['Icon, or the spinner while loading', 'Words', 'Icon at the end, for a direction'],
    do: [
      'Primary for the one thing to do in a view; ink for the second fill; outlined beside it; quiet in cards and rows; danger to destroy.',
      'A link button goes somewhere, a button does something: take the one that says which.',
      'Loading while an answer is awaited, with words that say what goes on.',
    ],
    dont: [
      'Never two primaries in one view.',
      'Do not disable a submit button for a form that is not filled in: let it say what is missing.',
    ],
    accessibility: [
      '44 px tall on touch, at least 24 px everywhere.',
      'An icon alone has a name and a tooltip; a toggle says aria-pressed.',
      'While loading it is disabled and busy, and keeps its width.',
    ],
    keyboard: [
      ['Tab', 'Moves to the button'],
      ['Enter, Space', 'Presses it'],
      ['Enter', 'Follows a link button'],
    ],
    content: [
      'A verb and its object: “Book a test drive”. Two to four words.',
      'While loading the words say what goes on: “Sending”.',
      'Sentence case; no full stop.',
    ],
  }),
};
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
    <Stack gap={2}>
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

export const Pressed: Story = {
  args: { onClick: fn(), icon: 'heart' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enquire now' });
    await expect(button).toHaveAttribute('type', 'button');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const EveryKindDisabledAndLoading: Story = {
  render: () => (
    <Stack>
      {kinds.map((kind) => (
        <Cluster key={kind}>
          <Button kind={kind} disabled>
            Not now
          </Button>
          <Button kind={kind} loading>
            Sending
          </Button>
          <Button kind={kind} icon="phone" iconEnd="arrow-right">
            Both icons
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { children: `${longWord} ${longWord}`, icon: 'phone' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
