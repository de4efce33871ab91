import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { Button } from '../button/button';
import { PrizeWheel } from './prize-wheel';

const segments = [
  { id: 'service', label: 'Free service', wins: true },
  { id: 'none', label: 'Not this time', wins: false },
  { id: 'wash', label: 'Car wash', wins: true },
  { id: 'none-2', label: 'Not this time', wins: false },
  { id: 'fuel', label: '$50 fuel card', wins: true },
  { id: 'mats', label: 'A set of floor mats for any vehicle', wins: true },
];

const meta: Meta<typeof PrizeWheel> = {
  title: 'Page/Prize wheel',
  component: PrizeWheel,
  tags: ['experimental'],
  args: { segments, drawn: null, result: null },
  parameters: {
    ...guide({
      anatomy: ['The wheel', 'Mark', 'Spin button', 'Result'],
      do: ['On the page of a prize draw, beside the form that enters it.'],
      dont: [
        'Deciding anything by it: the draw is made elsewhere, and the wheel shows it.',
        'Segments of a width that stands for a chance: say chances in words.',
      ],
      accessibility: [
        'The drawing is hidden from those who listen; one button spins it, and the result is read out once it stands.',
        'Under reduced motion nothing turns: the result is there at once.',
        'The form stays until the result is there, so that the focus is not lost while the wheel turns.',
      ],
      keyboard: keys.buttons,
      content: ['Say before the spin that it does not decide the draw.', 'The result is a whole sentence.'],
    }),
  },
};
export default meta;

type Story = StoryObj<typeof PrizeWheel>;

const Spun = () => {
  const [drawn, setDrawn] = useState<string | null>(null);
  return (
    <PrizeWheel segments={segments} drawn={drawn} result={<p>You won: Car wash</p>}>
      <Button onClick={() => setDrawn('wash')} loading={drawn !== null}>
        Spin the wheel
      </Button>
    </PrizeWheel>
  );
};

export const Ready: Story = { args: { children: <Button>Spin the wheel</Button> } };

export const AtRest: Story = {
  args: { drawn: 'fuel', result: <p>You won: $50 fuel card</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You won: $50 fuel card');
  },
};

/** By one key. The result is read out once the wheel stands, with the drawn segment at the top. */
export const Spins: Story = {
  render: () => <Spun />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const asked = window.matchMedia.bind(window);
    const motion = spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.includes('prefers-reduced-motion') ? 'not all' : query),
    );
    try {
      const wheel = within(canvasElement);
      wheel.getByRole('button', { name: 'Spin the wheel' }).focus();
      await userEvent.keyboard('{Enter}');
      const turns = canvasElement
        .getAnimations({ subtree: true })
        .filter((one) => one.constructor.name === 'Animation');
      await expect(turns).toHaveLength(1);
      await expect(wheel.getByRole('status')).toBeEmptyDOMElement();
      turns[0]?.finish();
      await waitFor(() => expect(wheel.getByRole('status')).toHaveTextContent('You won: Car wash'));
      await waitFor(() => expect(wheel.getByRole('status')).toHaveFocus());
      await expect(canvasElement.querySelector('svg')?.style.transform).toBe('rotate(1650deg)');
    } finally {
      motion.mockRestore();
    }
  },
};

/** Nothing turns for those who want no motion: the result is there at once. */
export const WithoutMotion: Story = {
  render: () => <Spun />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const asked = window.matchMedia.bind(window);
    const motion = spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    try {
      const wheel = within(canvasElement);
      await userEvent.click(wheel.getByRole('button', { name: 'Spin the wheel' }));
      await expect(wheel.getByRole('status')).toHaveTextContent('You won: Car wash');
    } finally {
      motion.mockRestore();
    }
  },
};

/** Sixteen segments, with words that have no room, on a phone. */
export const Full: Story = {
  args: {
    segments: Array.from({ length: 16 }, (_, at) => ({
      id: `s${at}`,
      label: at % 3 === 0 ? 'Not this time' : 'A prize with a long name of its own',
      wins: at % 3 !== 0,
    })),
    children: <Button>Spin the wheel</Button>,
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
