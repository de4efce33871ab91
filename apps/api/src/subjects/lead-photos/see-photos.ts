import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { leadPhotos, leads } from '../../ground/database/schema';
import type { AppDeps, AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { plainPage } from '../../ground/http/plain-page';
import { readPhotoToken } from './photo-token';

const goneWords =
  'These photos are not here any more, or the link has ended. Ask for a new one: forecourt leads photos.';

/** What a dealer sees by the link of a mail: a page of the photos of an enquiry, and each by its number. */
export const seePhotos = (app: Hono<AppEnv>, { database: { db }, env }: Pick<AppDeps, 'database' | 'env'>): void => {
  /** What is asked of photos: those of an enquiry of the site that was asked, and of no other. */
  const seen = (c: Parameters<typeof contextOf>[0]) => {
    const { now, websiteId } = contextOf(c);
    const leadId = readPhotoToken(env.serviceToken, 'see', c.req.query('token') ?? '', now);
    if (leadId === null) throw new HttpProblem(404, 'photos_gone', goneWords);
    const ofSite = db.select({ id: leads.id }).from(leads).where(eq(leads.website_id, websiteId));
    return { leadId, where: and(eq(leadPhotos.lead_id, leadId), inArray(leadPhotos.lead_id, ofSite)) };
  };

  app.get('/api/lead-photos', async (c) => {
    const { leadId, where } = seen(c);
    const photos = await db
      .select({ width: leadPhotos.width, height: leadPhotos.height })
      .from(leadPhotos)
      .where(where)
      .orderBy(asc(leadPhotos.created_at), asc(leadPhotos.id));
    if (photos.length === 0) throw new HttpProblem(404, 'photos_gone', goneWords);
    const site = await contextOf(c).findSite();
    const address = (place: number) =>
      `/api/lead-photos/${place}?token=${encodeURIComponent(c.req.query('token') ?? '')}`;
    const page = plainPage(
      `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} with enquiry ${leadId.slice(-6).toUpperCase()}`,
      site?.name ?? 'Photos',
      html`${photos.map(({ width, height }, place) => html`<p><a href="${address(place + 1)}"><img src="${address(place + 1)}" alt="Photo ${place + 1}" width="${width}" height="${height}" style="max-width:100%;height:auto"></a></p>`)}`,
    );
    return c.html(String(await page), 200, byLink);
  });

  app.get('/api/lead-photos/:place{[1-9][0-9]?}', async (c) => {
    const { where } = seen(c);
    const [photo] = await db
      .select({ picture: leadPhotos.picture })
      .from(leadPhotos)
      .where(where)
      .orderBy(asc(leadPhotos.created_at), asc(leadPhotos.id))
      .offset(Number(c.req.param('place')) - 1)
      .limit(1);
    if (photo === undefined) throw new HttpProblem(404, 'photos_gone', goneWords);
    return c.body(new Uint8Array(photo.picture), 200, {
      ...byLink,
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
  });
};
