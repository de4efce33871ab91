import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AnnouncementBar } from '../../src/page-announcement/announcement-bar';
import { SkipLink } from '../../src/visually-hidden/skip-link';
import { pageModes } from '../chromatic-modes';
import { type Globals, themeName } from '../dress';
import { sampleColumns, sampleFooterPlaces, sampleLinks, sampleNavigation, samplePhone } from '../sample-site';
import { type TemplateChoice, templates } from './templates';

/** Whose site the composed pages are. */
export const dealer = 'Quillback Motor Group';

/** The document between `<body>` and `</body>`, as a template app lays it out. */
const SitePage = ({
  template,
  page,
  path,
  children,
}: {
  readonly template: TemplateChoice;
  readonly page: 'home' | 'vehicle' | 'other';
  readonly path: string;
  readonly children: ReactNode;
}) => {
  const { Header, Footer } = template;
  return (
    <>
      <SkipLink />
      <Header
        siteName={dealer}
        navigation={sampleNavigation}
        currentPath={path}
        phone={samplePhone}
        searchHref="/search"
        hours="Open today until 5:30 pm"
        address={{ label: '418 Ipswich Road, Moorooka QLD', href: '/contact' }}
        overlay={page !== 'other' && template.headerOverlays.includes(page)}
        {...(page === 'home'
          ? {
              announcement: (
                <AnnouncementBar
                  text="Open all weekend, Moorooka and Aspley."
                  storageKey="sample"
                  tone={template.announcement}
                />
              ),
            }
          : {})}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        siteName={dealer}
        tagline="New, demo and used cars from two Brisbane locations since 1987."
        columns={sampleColumns}
        locations={sampleFooterPlaces}
        payments={['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']}
        legal={['Comparison rate 9.61% p.a. is based on a secured loan of $30,000 over 5 years.']}
        illustrationNote="Vehicle pictures are illustrations."
        company="Quillback Motor Group Pty Ltd, ABN 00 000 000 000."
        smallLinks={sampleLinks('Privacy', 'Terms')}
      />
    </>
  );
};

type PageStory = {
  readonly page?: 'home' | 'vehicle' | 'other';
  readonly path: string;
  readonly content: (template: TemplateChoice) => ReactNode;
};

/** A story of a whole page in the template whose theme the toolbar shows. */
export const pageStory = ({ page = 'other', path, content }: PageStory): Pick<StoryObj, 'render'> => ({
  render: (_args: unknown, { globals }: { readonly globals: Globals }) => {
    const template = templates[themeName(globals)];
    return (
      <SitePage key={themeName(globals)} template={template} page={page} path={path}>
        {content(template)}
      </SitePage>
    );
  },
});

/** What every composed page shares: the whole window, and in Chromatic a picture for each theme and reviewed width. */
export const pageParameters = {
  layout: 'fullscreen',
  // The other kind writes out every element of a whole page, which takes minutes.
  docs: { source: { type: 'code' } },
  chromatic: { modes: pageModes },
} as const;

/** One page with one first heading, one main part between header and footer, and nothing wider than the window. */
export const isWholePage: NonNullable<StoryObj['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expect(canvasElement.querySelectorAll('main h1')).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
