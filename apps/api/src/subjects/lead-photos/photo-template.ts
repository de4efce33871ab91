import { siteDocumentSchema } from '@forecourt/config/site-document';
import { leadReference } from '@forecourt/domain/lead';
import { and, count, eq, isNull } from 'drizzle-orm';
import { leadPhotos, leads, sites } from '../../ground/database/schema';
import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { noteMail } from '../../ground/messages/note-mail';
import { typedName } from '../../ground/text/typed-name';
import { canonicalOrigin, storedSite } from '../sites';
import { photoKind } from './photo-kind';
import { photoToken } from './photo-token';
import { photoWebhook } from './photo-webhook';

/** How long a link to photos shows them, in milliseconds. */
const seeingMs = 30 * 24 * 60 * 60 * 1000;

/** Where the photos of a lead are seen: an address of its site, signed and good for thirty days. */
export const photosAddress = (
  site: Parameters<typeof canonicalOrigin>[0],
  {
    addresses,
    secrets,
  }: Pick<TemplateDeps, 'addresses'> & {
    readonly secrets: Pick<TemplateDeps['secrets'], 'serviceToken'>;
  },
  leadId: string,
  now: Date,
): string =>
  `${canonicalOrigin(site, addresses)}/api/lead-photos?token=${photoToken(secrets.serviceToken, 'see', leadId, new Date(now.getTime() + seeingMs))}`;

const readPhotos = async ({ db }: TemplateDeps, leadId: string) => {
  const [found] = await db
    .select({ submission: leads.submission, websiteId: leads.website_id, site: sites.document })
    .from(leads)
    .leftJoin(sites, eq(sites.website_id, leads.website_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  const [photos] = await db.select({ count: count() }).from(leadPhotos).where(eq(leadPhotos.lead_id, leadId));
  if (found === undefined || photos === undefined || photos.count === 0) return null;
  // A removed site has no addresses any more, and its leads are answered all the same.
  const site = found.site === null ? null : storedSite(found.site);
  const name = siteDocumentSchema.shape.name.catch(found.websiteId).parse(site?.name);
  return { site, name, photos: photos.count, sent: found.submission };
};

/** Tells those who had an enquiry that photos have come with it: the link to them, never the photos. */
export const photoTemplate: MessageTemplate = {
  kind: photoKind,
  compose: async (deps, message, lead_id) => {
    const { destination } = message;
    const found = destination.kind === 'shopper' ? null : await readPhotos(deps, lead_id);
    if (found === null || destination.kind === 'shopper') return null;
    const { site, name, photos, sent } = found;
    const link = site === null ? null : photosAddress(site, deps, lead_id, deps.now());
    const what = `${photos} ${photos === 1 ? 'photo' : 'photos'}`;
    if (destination.kind === 'webhook') {
      const body = photoWebhook.write({ lead_id, photos, photos_url: link });
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
          `${what} came with a ${sent.category} enquiry.`,
          '',
          `Name: ${typedName(sent.userData)}`,
          '',
          ...(link === null
            ? [
                `The site that they came from has been taken down. Whoever runs it has the photos: forecourt leads photos ${lead_id} --into <folder>`,
              ]
            : [
                `See them: ${link}`,
                'The link works for thirty days. Whoever has it sees the photos, so please do not pass it on.',
              ]),
          '',
          `Lead: ${lead_id}`,
        ],
      }),
    });
  },
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
