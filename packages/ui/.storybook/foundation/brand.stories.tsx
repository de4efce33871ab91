import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { themeName, wearBrand } from '../dress';
import { BrandEditor } from './brand-editor';
import { FoundationPage, foundationParameters } from './foundation-page';

const meta: Meta = {
  title: 'Foundation/Brand',
  tags: ['!autodocs'],
  parameters: foundationParameters,
  // The brand of one story must not be worn by the next.
  beforeEach: () => () => wearBrand('metro', {}),
};
export default meta;

/** Change a dealer's tokens and see them worn at once; a pair that does not read is named, as the platform names it. */
export const Editor: StoryObj = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="A dealer’s brand"
      lead="What a site document may say under brand, worn at once by everything below. A pair of colours that does not read is refused with its name and its ratio."
      globals={globals}
    >
      <BrandEditor theme={themeName(globals)} />
    </FoundationPage>
  ),
};

const fill = async (field: HTMLElement, value: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

/** One colour is enough: the others are derived, every pair reads, and the document is ready to copy. */
export const Accepted: StoryObj = {
  ...Editor,
  name: 'A good brand is worn at once and its document is ready to copy',
  play: async ({ canvas, canvasElement, globals }) => {
    await fill(canvas.getByRole('textbox', { name: 'brand' }), '#123f7a');
    await userEvent.selectOptions(canvas.getByLabelText('Corners'), 'large');
    await expect(canvas.getByText(/^Every pair reads in this theme/)).toBeVisible();
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--fc-color-brand')).toBe('#123f7a');
    await expect(root.getPropertyValue('--fc-radius-control')).toBe('12px');
    const sample = canvas.getByRole('region', { name: 'Sample' });
    await expect(getComputedStyle(within(sample).getByRole('button', { name: 'Enquire now' })).borderRadius).toBe(
      '12px',
    );
    await expect(themeName(globals)).toBe(document.documentElement.dataset.theme);
    const code = canvasElement.querySelector('pre')?.textContent ?? '';
    await expect(JSON.parse(code)).toEqual({ brand: { brand: '#123f7a', radius: 'large' } });
  },
};

/** White on yellow: the failing pair is named with its ratio and what would mend it, and there is nothing to copy. */
export const Refused: StoryObj = {
  ...Editor,
  // It shows what does not read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  name: 'A brand that does not read is refused with the failing pair',
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas.getByRole('textbox', { name: 'brand' }), '#ffc20a');
    await fill(canvas.getByRole('textbox', { name: 'onBrand' }), '#ffffff');
    const refusals = await canvas.findByRole('list', { name: 'Refused pairs' });
    await expect(within(refusals).getByText('onBrand on brand')).toBeVisible();
    await expect(within(refusals).getAllByText(/1\.61:1, needs 4\.5:1/).length).toBeGreaterThan(0);
    await expect(within(refusals).getAllByText(/leave onBrand out/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await expect(canvasElement.querySelector('pre')).toBeNull();
  },
};

/** The way out that a refusal names works: without onBrand a colour that reads on yellow is derived. */
export const Mended: StoryObj = {
  ...Editor,
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'onBrand' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Refused pairs' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
  },
};
