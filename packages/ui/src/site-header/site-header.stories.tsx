import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWord, sampleLinks, sampleNavigation, samplePhone, samplePicture } from '../../.storybook/sample-site';
import { AnnouncementBar } from '../page-announcement/announcement-bar';
import { SiteHeaderMega } from './site-header-mega';
import { SiteHeaderOverlay } from './site-header-overlay';
import { SiteHeaderUtility } from './site-header-utility';

const meta: Meta<typeof SiteHeaderMega> = {
  title: 'Page/Site header',
  component: SiteHeaderMega,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'Quillback Motor Group',
    navigation: sampleNavigation,
    currentPath: '/search/used-cars',
    phone: samplePhone,
    searchHref: '/search',
    hours: 'Open today until 5:30 pm',
    address: { label: '418 Ipswich Road, Moorooka QLD', href: '/contact' },
  },
};
export default meta;

type Story = StoryObj<typeof SiteHeaderMega>;

/** Stays in the story: its links lead nowhere. */
const stay = (canvasElement: HTMLElement) =>
  canvasElement.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });

export const Mega: Story = {
  name: '[NAVI-01] Mega: hover opens, Escape closes',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Used cars' })).toHaveAttribute('aria-current', 'page');
    const toggle = page.getByRole('button', { name: 'Brands menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(page.getByRole('link', { name: 'Brands' }));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(page.getByRole('link', { name: /Mazda/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MegaByKeyboard: Story = {
  name: '[NAVI-01] Mega: keyboard and touch',
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const toggle = page.getByRole('button', { name: 'Brands menu' });
    page.getByRole('link', { name: 'Brands' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('link', { name: /^New/ })).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('link', { name: 'Owners' })).toHaveFocus();

    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(page.getByRole('link', { name: /Mazda/ }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MegaWithLogo: Story = {
  args: { logo: { ...samplePicture(), alt: 'Quillback Motor Group' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Quillback Motor Group, home' })).toBeVisible();
  },
};

export const Overlay: Story = {
  name: '[NAVI-01] Overlay: a press opens, Escape and a press outside close',
  render: (header) => (
    <>
      <SiteHeaderOverlay {...header} />
      <p>Under the header</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [owners] = [...canvasElement.querySelectorAll('summary')].filter(
      ({ textContent }) => textContent === 'Owners',
    );
    if (owners === undefined) throw new Error('The header has no entry "Owners".');
    await userEvent.click(owners);
    await expect(page.getByRole('link', { name: 'Warranty' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Warranty' })).not.toBeVisible());
    await expect(owners).toHaveFocus();
    await userEvent.click(owners);
    await userEvent.click(page.getByText('Under the header'));
    await waitFor(() => expect(page.getByRole('link', { name: 'Warranty' })).not.toBeVisible());
  },
};

export const OverPicture: Story = {
  render: (header) => (
    <div style={{ position: 'relative', minHeight: '20rem', background: 'var(--fc-stage-hall)' }}>
      <SiteHeaderOverlay {...header} overlay />
    </div>
  ),
};

export const Utility: Story = {
  name: '[NAVI-01] Utility: one sheet at a time',
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const entry = (label: string) =>
      [...canvasElement.querySelectorAll('nav summary')].find(({ textContent }) => textContent === label) ??
      canvasElement;
    await userEvent.click(entry('Brands'));
    await expect(page.getByRole('link', { name: 'Mazda' })).toBeVisible();
    await userEvent.click(entry('Owners'));
    await expect(page.getByRole('link', { name: 'Warranty' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('link', { name: 'Mazda' })).not.toBeVisible());
  },
};

export const PhoneMenu: Story = {
  name: '[NAVI-01] Phone: the menu opens in a drawer and closes with a link',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const trigger = canvasElement.querySelector('summary[aria-label="Menu"]') ?? canvasElement;
    await userEvent.click(trigger);
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByText('Brands'));
    await expect(menu.getByRole('link', { name: /Mazda/ })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Finance' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    siteName: `${longWord} ${longWord}`,
    navigation: sampleLinks(longWord, `${longWord}s`, 'Finance'),
    announcement: <AnnouncementBar text={longWord} storageKey="story-long-word" />,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (header) => (
    <>
      <SiteHeaderMega {...header} />
      <SiteHeaderOverlay {...header} />
      <SiteHeaderUtility {...header} />
    </>
  ),
  parameters: {
    // Three headers stand on one page only here.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
