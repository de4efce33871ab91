import { siteDocumentSchema } from '@forecourt/config/site-document';
import { leadReference } from '@forecourt/domain/lead';
import { and, count, eq, isNull } from 'drizzle-orm';
import { leadPhotos, leads, sites } from '../database/schema';
import type { MessageTemplate, TemplateDeps } from '../messages/message-template';
import { noteMail } from '../messages/note-mail';
import { oneLine } from '../plain-text';
import { canonicalOrigin } from '../sites/public-site';
import { storedSite } from '../sites/site-directory';

/** How long a link to photos shows them, in milliseconds. */
const seeingMs = 30 * 24 * 60 * 60 * 1000;

/** Where the photos of a lead are seen: an address of its site, signed and good for thirty days. */
export const photosAddress = (
  site: Parameters<typeof canonicalOrigin>[0],
  { addresses, photoToken }: Pick<TemplateDeps, 'addresses' | 'photoToken'>,
  leadId: string,
  now: Date,
): string =>
  `${canonicalOrigin(site, addresses)}/api/lead-photos?token=${photoToken(leadId, new Date(now.getTime() + seeingMs))}`;

const readPhotos = async ({ db }: TemplateDeps, leadId: string) => {
  const [found] = await db
    .select({ submission: leads.submission, site: sites.document })
    .from(leads)
    .innerJoin(sites, eq(sites.website_id, leads.website_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  const [photos] = await db.select({ count: count() }).from(leadPhotos).where(eq(leadPhotos.lead_id, leadId));
  const site = found === undefined ? null : storedSite(found.site);
  if (found === undefined || site === null || photos === undefined || photos.count === 0) return null;
  return { site, name: siteDocumentSchema.shape.name.parse(site.name), photos: photos.count, sent: found.submission };
};

/** Tells those who had an enquiry that photos have come with it: the link to them, never the photos. */
export const photoTemplate: MessageTemplate = {
  compose: async (deps, message) => {
    const { lead_id, destination } = message;
    const found = lead_id === null || destination.kind === 'shopper' ? null : await readPhotos(deps, lead_id);
    if (found === null || lead_id === null || destination.kind === 'shopper') return null;
    const { site, name, photos, sent } = found;
    const link = photosAddress(site, deps, lead_id, deps.now());
    const what = `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
    if (destination.kind === 'webhook') {
      const body = JSON.stringify({ type: 'lead-photos', version: 1, lead_id, photos, photos_url: link });
      return () => ({ channel: 'webhook', destination, body });
    }
    return () => ({
      channel: 'email',
      mail: noteMail(message, {
        siteName: name,
        from: deps.mailFrom,
        to: destination.to,
        about: `${what} for enquiry ${leadReference(lead_id)}`,
        lines: [
          `${what} came with the ${sent.category} enquiry of ${oneLine(`${sent.userData.name} ${sent.userData.last_name}`).trim()}.`,
          '',
          `See them: ${link}`,
          'The link works for thirty days. Whoever has it sees the photos, so please do not pass it on.',
          '',
          `Lead: ${lead_id}`,
        ],
      }),
    });
  },
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  priority: 5,
  whenGivenUp: 'error',
};
