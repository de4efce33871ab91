import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { stateTimeZone, yearIn } from '@forecourt/domain/calendar';
import { dismissalKey } from '@forecourt/domain/dismissal';
import { brandStyle } from '@forecourt/ui/brand';
import { AnnouncementBar } from '@forecourt/ui/page-announcement';
import { SkipLink } from '@forecourt/ui/visually-hidden';
import type { Metadata, Viewport } from 'next';
import { Activity, type ComponentType, Fragment, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { Chat } from '../../features/chat';
import { linkedPages } from '../../features/content/load-content';
import { generalEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { QuickEnquiry } from '../../features/enquiry/quick/quick-enquiry';
import { Popup, popupView } from '../../features/popup';
import { SavedLink } from '../../features/saved/vehicles/saved-link';
import { savedSettings } from '../../features/saved/vehicles/saved-settings';
import { savedTitle } from '../../features/saved/vehicles/saved-words';
import { CallEvents } from '../../runtime/analytics/call-events';
import { TagManager } from '../../runtime/analytics/tag-manager';
import { LiveSignal } from '../../runtime/early-presses/live-signal';
import { PressKeeper } from '../../runtime/early-presses/press-keeper';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { VisitTracker } from '../../runtime/visit/visit-tracker';
import { socialCard } from '../../site/crawlers/social-picture';
import { loadLinkedOffers } from '../../site/data/load-offers';
import { loadSite } from '../../site/data/load-site';
import { PageElements } from '../../site/elements/page-elements';
import { OpenNow } from '../../site/places/open-now';
import { timedLocation } from '../../site/places/timed-location';
import { HeaderAtPath } from '../../site/shell/header-at-path';
import { mainLocation } from '../../site/shell/header-view';
import { shellView } from '../../site/shell/shell-view';
import { SiteFactsProvider } from '../../site/shell/site-facts';
import { menuAddresses } from '../../site/shell/site-navigation';
import { siteTypeface } from '../../site/shell/site-typeface';

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly site: string }>;
}

const factsOf = (site: PublicSite) => {
  const to = hrefs(site);
  return { name: site.name, homeHref: to.home, searchHref: to.search(), contactHref: to.contact };
};

/** Whether the main location is open, where its hours are known. */
const openNow = (site: PublicSite): { readonly hours?: ReactNode } => {
  const main = mainLocation(site);
  if (main === undefined || main.contact_detail.opening_hours.length === 0) return {};
  return { hours: <OpenNow location={timedLocation(main)} /> };
};

/** The way to what the shopper keeps, where the site has it (FAVS-01). */
const savedTools = (site: PublicSite): { readonly tools?: ReactNode } => {
  const settings = savedSettings(site);
  return settings === null ? {} : { tools: <SavedLink settings={settings} label={savedTitle(settings)} /> };
};

/** Asked for with the page: after its style sheet it would miss the first paint, and not be used then. */
const preloadTypeface = (file: string | undefined): void => {
  if (file !== undefined) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
};

/** The document around every page of a site: its brand, header and footer. Without a site, a bare document. */
export const siteLayout = ({
  DeferredSheets = Fragment,
  ...template
}: TemplateWith<'Header' | 'Footer'> & {
  /** Tells deferred parts where their style sheets are; left out where components bring their own. */
  readonly DeferredSheets?: ComponentType<{ readonly children: ReactNode }>;
}) => ({
  Layout: async ({ children, params }: LayoutProps) => {
    const site = await loadSite((await params).site);
    if (site === null) {
      return (
        <html lang="en-AU">
          <body>
            <PageElements>
              <main id="main">{children}</main>
            </PageElements>
          </body>
        </html>
      );
    }
    const { Header, Footer } = template.slots;
    preloadTypeface(template.typefaces[siteTypeface(template.theme, site.brand)]);
    const offers = await loadLinkedOffers(site);
    const footerLinks = [...site.footer.columns.flatMap(({ items }) => items), ...site.footer.smallLinks];
    const pages = await linkedPages(site, [...menuAddresses(site.navigation), ...footerLinks.map(({ href }) => href)]);
    const year = yearIn(stateTimeZone(site.state), new Date());
    const { header, footer } = shellView({ site, offers, pages, year });
    // A popup belongs to no page: its enquiries name the home page.
    const popup = popupView(site, new Date(), ({ kind, fields }) => ({
      ...generalEnquiry(site, kind, fields),
      path: hrefs(site).home,
    }));
    return (
      <html lang="en-AU" style={brandStyle(template.theme, site.brand)}>
        <body>
          <PressKeeper />
          <PageElements pictureQuality={site.media.quality}>
            <DeferredSheets>
              <SiteFactsProvider facts={factsOf(site)}>
                <SkipLink />
                {/* Header, parts of the page and footer are taken over by React one by one, a pressed one first. */}
                <Activity>
                  <HeaderAtPath
                    {...header}
                    {...openNow(site)}
                    {...savedTools(site)}
                    Header={Header}
                    websiteId={site.website_id}
                    overlays={template.look.headerOverlays}
                    searchPrefix={site.search.prefix}
                    countsVehicles={site.menu.counts}
                    {...(site.content.announcement === null
                      ? {}
                      : {
                          announcement: (
                            <AnnouncementBar
                              text={site.content.announcement}
                              storageKey={`forecourt-announcement-${site.website_id}`}
                              tone={template.look.announcement}
                            />
                          ),
                        })}
                  />
                </Activity>
                <main id="main" tabIndex={-1}>
                  {children}
                </main>
                <Activity>
                  <Footer {...footer} />
                </Activity>
                <VisitTracker />
                <CallEvents
                  websiteId={site.website_id}
                  dealershipId={site.dealership_id}
                  sinks={site.analytics.sinks}
                />
                {site.analytics.tagManager !== null && (
                  <TagManager
                    settings={site.analytics.tagManager}
                    agreedKey={dismissalKey(site.website_id, 'marketing')}
                  />
                )}
                {popup !== null && <Popup {...popup} />}
                {siteCapabilities(site).chat && <Chat />}
                {siteCapabilities(site).quickEnquiry && <QuickEnquiry />}
                <LiveSignal />
              </SiteFactsProvider>
            </DeferredSheets>
          </PageElements>
        </body>
      </html>
    );
  },
  metadata: async ({ params }: Pick<LayoutProps, 'params'>): Promise<Metadata> => {
    const site = await loadSite((await params).site);
    if (site === null) return { title: 'Not found', robots: { index: false } };
    return {
      metadataBase: new URL(site.canonicalOrigin),
      title: { default: site.name, template: `%s | ${site.name}` },
      description: site.content.tagline,
      icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
      openGraph: socialCard(site),
    };
  },
  viewport: { width: 'device-width', initialScale: 1 } satisfies Viewport,
});
