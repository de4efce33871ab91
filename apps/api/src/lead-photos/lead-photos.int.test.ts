import { leadReceiptSchema } from '@forecourt/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof, testSecret } from '../../test/test-app';
import { mailbox, startLeadTests, testPerson } from '../../test/test-leads';
import { eraseOldLeads } from '../leads/erase-leads';
import { mostPhotos } from './photo-file';
import { photoToken } from './photo-token';

const secret = { current: testSecret, previous: null };
const now = new Date('2026-11-21T01:00:00Z');
const shopper = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let running: Awaited<ReturnType<typeof startTestApp>>;
let clock = now;
beforeAll(async () => {
  tests = await startLeadTests();
  running = await startTestApp(
    tests.database,
    testEnv(() => clock),
  );
});
afterAll(async () => {
  await running.close();
  await tests.close();
});
beforeEach(async () => {
  await tests.empty();
  clock = now;
  await tests.setDestinations([mailbox('sales')]);
});

/** A picture that says where it was taken. */
const placed = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' } })
    .jpeg()
    .toBuffer();

const lead = async (category = 'parts'): Promise<string> => {
  const own = { make: 'Kia', model: 'Rio', part_description: 'Left mirror' };
  const answer = await tests.post({ userData: { ...testPerson, ...own }, category, elapsed_ms: 9000 });
  return (await answer.json()).lead_id;
};
const receipt = async (leadId: string) =>
  leadReceiptSchema.parse(
    await (
      await running.app.request(`/internal/v1/sites/yard/leads/${leadId}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      })
    ).json(),
  );
const upload = async (token: string, files: readonly (Buffer | string)[], headers: object = {}) => {
  const form = new FormData();
  form.set('back', '/success?category=parts&lead=x&photos=3');
  for (const [at, bytes] of files.entries())
    form.append('photos', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), `photo-${at}.jpg`);
  return running.app.request(`/api/lead-photos?token=${token}`, {
    method: 'POST',
    headers: { ...shopper, ...headers },
    body: form,
  });
};
const see = (leadId: string, until = new Date(now.getTime() + 60_000)) =>
  `token=${photoToken(secret, 'see', leadId, until)}`;
const count = () => tests.count('lead_photos');

describe('photos of an enquiry', () => {
  it('are taken after it, kept without their place, and seen by a signed link alone', async () => {
    const leadId = await lead();
    const { photos } = await receipt(leadId);
    expect(photos?.left).toBe(mostPhotos);
    const answer = await upload(photos?.token ?? '', [await placed(), await placed()]);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/success?category=parts&lead=x&photos=2#photos',
    ]);
    expect((await receipt(leadId)).photos?.left).toBe(mostPhotos - 2);
    const page = await running.app.request(`/api/lead-photos?${see(leadId)}`, { headers: shopper });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toContain('2 photos with enquiry');
    const picture = await running.app.request(`/api/lead-photos/1?${see(leadId)}`, { headers: shopper });
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Somebody')).toBe(false);
    for (const query of ['', 'token=x', see(leadId, now), `token=${photos?.token}`])
      expect((await running.app.request(`/api/lead-photos?${query}`, { headers: shopper })).status, query).toBe(404);
  });

  it('are what their bytes say, within number and size; what is wrong is said, and the rest is kept', async () => {
    const { photos } = await receipt(await lead());
    const token = photos?.token ?? '';
    const place = async (...files: (Buffer | string)[]) => (await upload(token, files)).headers.get('location');
    expect(await place('<svg xmlns="http://www.w3.org/2000/svg"/>')).toContain('photo_fault=type');
    expect(await place('%PDF-1.7', await placed())).toBe(
      '/success?category=parts&lead=x&photos=1&photo_fault=type#photos',
    );
    expect(await place()).toContain('photo_fault=none');
    expect(await place(Buffer.alloc(12 * 1024 * 1024 + 1))).toContain('photo_fault=size');
    const many = await Promise.all(Array.from({ length: mostPhotos }, () => placed()));
    expect(await place(...many)).toContain(`photos=${mostPhotos - 1}&photo_fault=many`);
    expect(await count()).toBe(mostPhotos);
    expect(await place(await placed())).toContain('photo_fault=many');
  });

  it('are added by the sender alone, for a day, from a page of the site, to kinds that they help', async () => {
    const leadId = await lead();
    const { photos } = await receipt(leadId);
    const token = photos?.token ?? '';
    expect((await upload(token, [await placed()], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await upload('x', [await placed()])).headers.get('location')).toContain('photo_fault=ended');
    clock = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    expect((await receipt(leadId)).photos).toBeNull();
    expect((await upload(token, [await placed()])).headers.get('location')).toContain('photo_fault=ended');
    expect(await count()).toBe(0);
  });

  it('are told to whoever had the enquiry, once for some that come together, by a link', async () => {
    const leadId = await lead();
    await tests.deliverAll();
    const token = (await receipt(leadId)).photos?.token ?? '';
    await upload(token, [await placed()]);
    await upload(token, [await placed()]);
    const mails: { to?: unknown; text?: unknown; attachments?: unknown }[] = [];
    await tests.deliverAll({ mail: { send: async (mail) => void mails.push(mail) } });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: ['sales@yard.example'] });
    expect(mails[0]).not.toHaveProperty('attachments');
    expect(String(mails[0]?.text)).toMatch(
      /^2 photos came with the parts enquiry of Avery Example\.\n\nSee them: http:\/\/yard\.localhost:3000\/api\/lead-photos\?token=\S+/,
    );
  });

  it('go with their lead', async () => {
    await tests.setDestinations([mailbox('sales')], { lead_retention_days: 30 });
    const leadId = await lead();
    const token = (await receipt(leadId)).photos?.token ?? '';
    await upload(token, [await placed()]);
    await tests.deliverAll();
    clock = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);
    await eraseOldLeads({ db: tests.database.db, outbox: '/nonexistent', now: clock }, { dryRun: false });
    expect(await count()).toBe(0);
    const link = see(leadId, new Date(clock.getTime() + 60_000));
    expect((await running.app.request(`/api/lead-photos?${link}`, { headers: shopper })).status).toBe(404);
  });
});
