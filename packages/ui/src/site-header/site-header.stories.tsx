import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide';
import { onPaper } from '../../.storybook/on-paper';
import { longWord, sampleLinks, sampleNavigation, samplePhone, samplePicture } from '../../.storybook/sample-site';
import { AnnouncementBar } from '../page-announcement/announcement-bar';
import { SiteHeaderMega } from './site-header-mega';
import { SiteHeaderOverlay } from './site-header-overlay';
import { SiteHeaderUtility } from './site-header-utility';

const meta: Meta<typeof SiteHeaderMega> = {
  title: 'Page/Site header',
  component: SiteHeaderMega,
  subcomponents: { SiteHeaderOverlay, SiteHeaderUtility },
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      anatomy: [
        'Announcement',
        'Name or logo',
        'Entries with their menus',
        'Telephone, search, tools',
        'Menu button on a phone',
      ],
      do: [
        'Once a page, in the slot of the template: mega for many brands, overlay for one showroom, utility for a yard.',
        'Entries with a few links take items, wide menus take groups, makes take tiles; at most one feature ends a menu.',
        'Set menuOpens where a dealer wants hover or press against the habit of the header.',
      ],
      dont: [
        'More than nine entries wrap onto a second line: put them into groups instead.',
        'Do not hide a page behind hover alone: every menu also opens by a press and by the keyboard.',
      ],
      accessibility: [
        'Arrow keys walk along the bar, down into an open menu and out of it; Home and End jump; Tab passes through.',
        'Escape closes and gives the focus back to the entry.',
        'Focus opens nothing, so Tab walks past the menus; the button beside a link and the arrow down open its menu.',
        'Hover waits 80 ms, so a pointer on its way elsewhere opens nothing, and forgives a cut corner for 160 ms.',
        'A finger always presses. Without scripts menus open as details or on hover and focus, and every entry is in the phone menu.',
        'The current page is marked with aria-current, the current part by a mark that forced colours keep.',
      ],
      keyboard: [
        ['Tab', 'Passes through the bar without opening menus'],
        ['Arrow left, Arrow right', 'Walk along the bar'],
        ['Arrow down', 'Opens a menu and goes into it'],
        ['Home, End', 'Jump to the first and the last entry'],
        ['Escape', 'Closes, and the focus goes back to the entry'],
      ],
      content: ['Entries are one or two words, at most nine of them.', 'Groups of a menu have a title each.'],
    }),
  },
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

/** The summary of an entry that opens by a press. */
const entry = (canvasElement: HTMLElement, label: string): HTMLElement => {
  const found = [...canvasElement.querySelectorAll<HTMLElement>('nav summary')].find(
    ({ textContent }) => textContent === label,
  );
  if (found === undefined) throw new Error(`The header has no entry "${label}".`);
  return found;
};

export const Mega: Story = {
  name: 'Mega: hover opens, Escape closes',
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

export const MegaHoverThenPress: Story = {
  name: 'Mega: a press on what hovering has opened leaves it open, the next one closes',
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const toggle = page.getByRole('button', { name: 'Brands menu' });
    await userEvent.hover(page.getByRole('link', { name: 'Brands' }));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MegaByKeyboard: Story = {
  name: 'Mega: keyboard and touch',
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const toggle = page.getByRole('button', { name: 'Brands menu' });
    await userEvent.tab();
    page.getByRole('link', { name: 'Brands' }).focus();
    // Focus that rests opens nothing: longer than a pointer has to rest where it opens a menu.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
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

export const MegaArrows: Story = {
  name: 'Mega: arrow keys walk the bar and the sheet',
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const brands = page.getByRole('link', { name: 'Brands' });
    brands.focus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('link', { name: 'Contact' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(brands).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('link', { name: /^New/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('link', { name: /^Demo/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(brands).toHaveFocus();
  },
};

/** A finger does not hover: the button beside the link opens and closes the sheet. */
export const MegaByTouch: Story = {
  name: 'Mega: a finger opens and closes by the button',
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const toggle = page.getByRole('button', { name: 'Brands menu' });
    fireEvent.pointerOver(page.getByRole('link', { name: 'Brands' }), { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.pointer([{ keys: '[TouchA]', target: toggle }]);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MegaByPress: Story = {
  name: 'Mega: opens by a press where the site wants it so',
  args: { menuOpens: 'press' },
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const brands = entry(canvasElement, 'Brands');
    await userEvent.hover(brands);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(page.getByRole('link', { name: /Mazda/ })).not.toBeVisible();
    await userEvent.click(brands);
    await expect(page.getByRole('link', { name: /Mazda/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /See all.*Brands/ })).toHaveAttribute('href', '/brands');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('link', { name: /Mazda/ })).not.toBeVisible());
    await expect(brands).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('link', { name: /^New/ })).toHaveFocus();
  },
};

export const MegaWithLogo: Story = {
  args: { logo: { ...samplePicture(), alt: 'Quillback Motor Group' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Quillback Motor Group, home' })).toBeVisible();
  },
};

export const Overlay: Story = {
  name: 'Overlay: a press opens, Escape and a press outside close',
  render: (header) => (
    <>
      <SiteHeaderOverlay {...header} />
      <p>Under the header</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const owners = entry(canvasElement, 'Owners');
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
  name: 'Utility: one sheet at a time',
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(entry(canvasElement, 'Brands'));
    await expect(page.getByRole('link', { name: /^Mazda/ })).toBeVisible();
    await userEvent.click(entry(canvasElement, 'Owners'));
    await expect(page.getByRole('link', { name: 'Warranty' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('link', { name: /^Mazda/ })).not.toBeVisible());
  },
};

/** Where there is room the search is a field, which works as a plain form; elsewhere the button leads to the page. */
export const UtilitySearch: Story = {
  name: 'Utility: a field to search in',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search stock' });
    const form = field.closest('form');
    await expect(field).toHaveAttribute('name', 'query');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/search');
    await expect(field).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Search' })).toBeNull();
  },
};

/** On the search page itself a second field would only ask which one counts. */
export const UtilitySearching: Story = {
  name: 'Utility: on the search page',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { searching: true },
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** On a phone the way to call is one press away. */
export const UtilityOnPhone: Story = {
  name: 'Utility: on a phone',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const OverlayByHover: Story = {
  name: 'Overlay: opens on hover where the site wants it so',
  args: { menuOpens: 'hover' },
  render: (header) => (
    <>
      <SiteHeaderOverlay {...header} />
      <p>Under the header</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const owners = entry(canvasElement, 'Owners');
    // A pointer that only passes by, faster than anything is meant.
    fireEvent.pointerOver(owners, { pointerType: 'mouse' });
    fireEvent.pointerOut(owners, { pointerType: 'mouse', relatedTarget: page.getByText('Under the header') });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(page.getByRole('link', { name: 'Warranty' })).not.toBeVisible();
    await userEvent.hover(owners);
    await waitFor(() => expect(page.getByRole('link', { name: 'Warranty' })).toBeVisible());
    // The press that often follows a hover keeps what the hover has opened.
    await userEvent.click(owners);
    await expect(page.getByRole('link', { name: 'Warranty' })).toBeVisible();
    await userEvent.unhover(owners);
    await waitFor(() => expect(page.getByRole('link', { name: 'Warranty' })).not.toBeVisible());
  },
};

export const UtilityArrows: Story = {
  name: 'Utility: arrow keys walk the bar and the sheet',
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const brands = entry(canvasElement, 'Brands');
    brands.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(entry(canvasElement, 'Owners')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('link', { name: 'Book a service' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('link', { name: /Owners/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(entry(canvasElement, 'Owners')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Book a service' })).not.toBeVisible());
  },
};

const threeHeaders: Partial<Story> = {
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
};
const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};

/** A site just set up: its name and one way. */
export const OneEntry: Story = {
  ...threeHeaders,
  args: {
    navigation: sampleLinks('Used cars'),
    phone: undefined,
    searchHref: undefined,
    hours: undefined,
    address: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /07 3155/ })).toBeNull();
    await fits();
  },
};

export const OnPaper: Story = {
  ...threeHeaders,
  name: 'No header and no announcement on paper',
  parameters: { ...threeHeaders.parameters, chromatic: { disableSnapshot: true } },
  args: { announcement: <AnnouncementBar text="Open to 7 pm on Thursday." storageKey="story-header-on-paper" /> },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('header, section[aria-label="Announcement"]')];
    await expect(parts.filter((part) => part.checkVisibility())).toHaveLength(6);
    await onPaper(async () => {
      await expect(parts.filter((part) => part.checkVisibility())).toHaveLength(0);
    });
    await expect(parts.filter((part) => part.checkVisibility())).toHaveLength(6);
  },
};

export const NoPhone: Story = { ...threeHeaders, args: { phone: undefined } };

export const TwelveEntries: Story = {
  ...threeHeaders,
  args: {
    navigation: [
      ...sampleNavigation,
      ...sampleLinks('New cars', 'Demo cars', 'Electric', 'Special offers', 'Sell your car', 'Fleet', 'About us'),
    ],
  },
  play: fits,
};

export const PhoneMenuOpen: Story = {
  name: 'Phone: the open menu with every entry, the number and the hours',
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvasElement }) => {
    stay(canvasElement);
    const page = within(canvasElement);
    const trigger = canvasElement.querySelector('summary[aria-label="Menu"]') ?? canvasElement;
    await userEvent.click(trigger);
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByText('Brands'));
    await expect(menu.getByRole('link', { name: /07 3155 0140/ })).toBeVisible();
    await expect(menu.getByText('Open today until 5:30 pm')).toBeVisible();
  },
};

export const MegaOpen: Story = {
  name: 'Mega: an open sheet',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Brands menu' }));
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: /Mazda/ })).toBeVisible());
  },
};

export const OverlayOpen: Story = {
  name: 'Overlay: an open list',
  render: (header) => <SiteHeaderOverlay {...header} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(entry(canvasElement, 'Brands'));
    await expect(within(canvasElement).getByRole('link', { name: /Mazda/ })).toBeVisible();
  },
};

export const UtilityOpen: Story = {
  name: 'Utility: an open sheet',
  render: (header) => <SiteHeaderUtility {...header} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(entry(canvasElement, 'Brands'));
    await expect(within(canvasElement).getByRole('link', { name: /^Mazda/ })).toBeVisible();
  },
};

export const PhoneMenu: Story = {
  name: 'Phone: the menu opens in a drawer and closes with a link',
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
  ...threeHeaders,
  args: {
    siteName: `${longWord} ${longWord}`,
    navigation: sampleLinks(longWord, `${longWord}s`, 'Finance'),
    announcement: <AnnouncementBar text={longWord} storageKey="story-long-word" />,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: fits,
};
