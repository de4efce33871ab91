import type { ContentPreview } from '@forecourt/api-contract';
import { contentPath } from '@forecourt/config/content';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { stateTimeZone } from '@forecourt/domain/calendar';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { ContentPage, NoticeBar } from '@forecourt/ui/page-content';
import { NotFoundPanel } from '@forecourt/ui/page-layout';
import { cache } from 'react';
import { TextBlocks } from '../../features/content/text-blocks';
import { WrittenBody } from '../../features/content/written-body';
import { api } from '../../runtime/service-access/api';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { HomeBody, type HomeTemplate } from './home-page';

type PreviewParams = { readonly site: string; readonly token: string };

/** What is read on a preview besides the page. */
const words = {
  title: 'Preview',
  goneTitle: 'This preview has ended.',
  gone: 'Its time has passed, or its draft has been published or set aside. Ask for a new address.',
  bar: (state: string, path: string, until: string) =>
    `Preview of ${path}, ${state === 'draft' ? 'a draft' : state === 'live' ? 'as published' : 'an earlier revision'}: shoppers do not see this. The address ends ${until}.`,
} as const;

const tokenForm = /^[\w-]{10,600}\.[\w-]{43}$/;

/** Loaded from the API at each request and never cached. */
const loadPreview = cache(async (websiteId: string, token: string) =>
  tokenForm.test(token) ? api().getContentPreview(websiteId, token, { cache: 'no-store' }) : null,
);

const untilWords = (site: PublicSite, instant: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: stateTimeZone(site.state),
  }).format(new Date(instant));

interface PreviewProps {
  readonly site: PublicSite;
  readonly preview: ContentPreview;
  readonly template: HomeTemplate;
}

const PreviewedPage = ({ site, preview, template }: PreviewProps) => {
  switch (preview.key) {
    case 'home':
      return <HomeBody site={site} content={preview} template={template} />;
    case 'privacy':
      return (
        <ContentPage
          breadcrumbs={
            <Breadcrumbs crumbs={[{ label: 'Home', href: hrefs(site).home }, { label: 'Privacy policy' }]} />
          }
          title="Privacy policy"
        >
          <TextBlocks blocks={preview.blocks} site={site} template={template} />
        </ContentPage>
      );
    default:
      return <WrittenBody path={contentPath(preview.key)} site={site} content={preview} template={template} />;
  }
};

/** A draft as its page would show it, for whoever has its address: cached nowhere, and no search engine's. */
export const previewPage = (template: HomeTemplate): SitePage<PreviewParams> => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const preview = await loadPreview(site.website_id, (await params).token);
    if (preview === null)
      return (
        <NotFoundPanel title={words.goneTitle} text={words.gone} ways={[{ label: 'Home', href: hrefs(site).home }]} />
      );
    const until = untilWords(site, preview.expires_at);
    return (
      <>
        <NoticeBar>{words.bar(preview.state, contentPath(preview.key), until)}</NoticeBar>
        <PreviewedPage site={site} preview={preview} template={template} />
      </>
    );
  },
  metadata: async () => ({ title: words.title, robots: { index: false, follow: false } }),
});
