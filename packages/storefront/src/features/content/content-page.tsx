import { contentPath, isOnDay } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { addCalendarDays, calendarDateIn, instantOf, stateTimeZone } from '@forecourt/domain/calendar';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { socialCard } from '../../site/crawlers/social-picture';
import { renewAfter } from '../../site/data/load-vehicle';
import { requireSite, type SitePage } from '../../site/data/site-page';
import type { BlockTemplate } from './block-renderer';
import { findPageContent, type SaidContent } from './load-content';
import { titleOf, WrittenBody } from './written-body';

/** Seconds until a page comes or goes by its days; null where they end no more. */
const secondsToNextDay = ({ head }: Pick<SaidContent, 'head'>, site: PublicSite, now: Date): number | null => {
  const zone = stateTimeZone(site.state);
  const turns = [head.from, head.until === undefined ? undefined : addCalendarDays(head.until, 1)];
  const ahead = turns
    .flatMap((date) => (date === undefined ? [] : [instantOf(zone, date, 0).getTime() - now.getTime()]))
    .filter((ms) => ms > 0);
  return ahead.length === 0 ? null : Math.ceil(Math.min(...ahead) / 1000);
};

/** What a page says today: a 404 where the site has none; outside its days its address leads elsewhere. */
const requireContent = async (site: PublicSite, key: string): Promise<SaidContent> => {
  const content = await findPageContent(site.website_id, key);
  if (content === null) notFound();
  const now = new Date();
  const seconds = secondsToNextDay(content, site, now);
  // Days of a year ahead are looked at again long before.
  if (seconds !== null) await renewAfter(Math.min(seconds, 86_400), ['content', site.website_id, key]);
  if (!isOnDay(content.head, calendarDateIn(stateTimeZone(site.state), now))) redirect(content.head.otherwise ?? '/');
  return content;
};

/** The metadata of a page of content for search engines and networks. */
export const contentMetadata = (site: PublicSite, key: string, content: SaidContent): Metadata => {
  const { lead, picture } = content.head;
  const title = titleOf(content, site);
  const description = content.head.description ?? lead ?? site.content.tagline;
  return {
    title,
    description,
    alternates: { canonical: contentPath(key) },
    openGraph: { title, description, ...socialCard(site, picture) },
  };
};

/** The page of a key: made of its content alone (CONT-01). */
export const contentPage = <Params extends { readonly site: string }>(
  template: BlockTemplate,
  keyOf: (params: Params) => string | null,
): SitePage<Params> => {
  const load = async (params: Promise<Params>) => {
    const site = await requireSite(params);
    const key = keyOf(await params);
    if (key === null) notFound();
    return { site, key, content: await requireContent(site, key) };
  };
  return {
    Page: async ({ params }) => {
      const { site, key, content } = await load(params);
      return <WrittenBody path={contentPath(key)} site={site} content={content} template={template} />;
    },
    metadata: async ({ params }) => {
      const { site, key, content } = await load(params);
      return contentMetadata(site, key, content);
    },
  };
};
