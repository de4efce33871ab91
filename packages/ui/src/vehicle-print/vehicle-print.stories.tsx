import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { guide, keys } from '../../.storybook/guide';
import { samplePicture } from '../../.storybook/sample-picture';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { KeyFacts } from '../key-facts/key-facts';
import { Price } from '../price/price';
import { PrintButton } from './print-button';
import { PrintPageButton } from './print-page-button';
import { PrintSheet } from './print-sheet';

const meta: Meta<typeof PrintButton> = {
  title: 'Vehicle/Print',
  component: PrintButton,
  subcomponents: { PrintPageButton, PrintSheet },
  tags: ['stable'],
  args: {
    href: '/cars/2023-toyota-rav4/pdf',
    fileName: '2023-toyota-rav4.pdf',
    failedMessage: 'The PDF could not be made. Please try again.',
    onSaved: fn(),
  },
  parameters: guide({
    anatomy: ['Button', 'What goes on while it comes', 'The page for paper'],
    do: [
      'PrintButton saves a document that takes a moment: it says so, and what went wrong if it does not come.',
      'PrintSheet is the same vehicle as a page for paper; PrintPageButton opens the browser’s own dialog.',
    ],
    dont: ['For a file that is there at once: that is a link.'],
    accessibility: [
      'It is a link to the document, which works without scripts and in another tab.',
      '"Preparing..." and a failure are announced.',
    ],
    keyboard: keys.linksAndButtons,
    content: [
      '“Preparing...” while it comes; a failure says what to do instead.',
      'On paper prices keep type, rates and day.',
    ],
  }),
};
export default meta;

type Story = StoryObj<typeof PrintButton>;

/** It is busy until the document has come, and saves it under the vehicle's name. */
export const Saves: Story = {
  play: async ({ canvas, args }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let answer: (response: Response) => void = () => undefined;
    const asked = spyOn(window, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }));
    await expect(await canvas.findByText('Preparing...')).toBeVisible();
    await expect(mocked(window.fetch)).toHaveBeenCalledWith('/cars/2023-toyota-rav4/pdf');
    answer(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(saved).toEqual(['2023-toyota-rav4.pdf']);
    await expect(await canvas.findByText('Print')).toBeVisible();
    asked.mockRestore();
    click.mockRestore();
  },
};

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    const asked = spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 500 }));
    const told = spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('link', { name: 'Print' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The PDF could not be made. Please try again.');
    await expect(args.onSaved).not.toHaveBeenCalled();
    // The next press tries again.
    await expect(canvas.getByRole('link', { name: 'Print' })).toBeVisible();
    asked.mockRestore();
    told.mockRestore();
  },
};

/** An answer that is no document is not saved as one. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const told = spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = spyOn(window, 'fetch');
    for (const answer of [new Response(null, { status: 204 }), Response.json({})]) {
      asked.mockResolvedValueOnce(answer);
      await userEvent.click(canvas.getByRole('link', { name: 'Print' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The PDF could not be made. Please try again.');
      await expect(args.onSaved).not.toHaveBeenCalled();
    }
    asked.mockRestore();
    told.mockRestore();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <PrintSheet
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '#' },
            { label: 'Used cars', href: '#' },
            { label: '2023 Toyota RAV4', href: '#' },
            { label: 'Print' },
          ]}
        />
      }
      heading={<h1>2023 Toyota RAV4 GXL</h1>}
      price={
        <Price
          price={{ kind: 'amount', amount: '$41,990', type: 'Drive away' }}
          repayment={{ amount: '$201', period: 'week', interestRate: '8.99%', comparisonRate: '9.36%' }}
        />
      }
      actions={
        <>
          <PrintPageButton />
          <PrintButton {...args} kind="outlined" label="Save as PDF" />
        </>
      }
      pictures={[1, 2, 3].map((view) => (
        <img key={view} src={samplePicture().src} alt={`View ${view}`} width={600} height={400} />
      ))}
      parts={[
        {
          id: 'facts',
          title: 'Key facts',
          content: (
            <KeyFacts
              facts={[
                { label: 'Odometer', value: '24,310 km' },
                { label: 'Fuel', value: 'Hybrid' },
              ]}
            />
          ),
        },
        { id: 'dealer', title: 'From the dealer', content: <p>One owner, full service history.</p> },
      ]}
      legal={['Prices. "Drive away" includes stamp duty.', 'As advertised on 22 November 2026.']}
    />
  ),
};
