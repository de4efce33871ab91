import { leadReceiptSchema } from '@forecourt/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof, testSecret } from '../../../test/test-app';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { loadErasures } from '../../app/rosters';
import { eraseOldLeads } from '../leads/erase-leads';
import { keptPhoto, largestUpload, mostPhotos } from './photo-file';
import { photoToken } from './photo-token';

vi.mock('./photo-file', { spy: true });

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

let shades = 0;
/** A picture that says where it was taken, and is like no other. */
const placed = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: (shades++ * 5) % 256, b: shades % 200 } } })
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
const back = '/success?category=parts&lead=x&photos=3';
const place = (token: string) => `/api/lead-photos?${new URLSearchParams({ token, back })}`;
const upload = async (token: string, files: readonly (Buffer | string)[], headers: object = {}) => {
  const form = new FormData();
  for (const [at, bytes] of files.entries())
    form.append('photos', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), `photo-${at}.jpg`);
  return running.app.request(place(token), {
    method: 'POST',
    headers: { ...shopper, ...headers },
    body: form,
  });
};
const see = (leadId: string, until = new Date(now.getTime() + 60_000)) =>
  `token=${photoToken(secret, 'see', leadId, until)}`;
const count = () => tests.count('lead_photos');

describe('photos of an enquiry', () => {
  it('are uploaded after the enquiry, stored without their location, and shown only at a signed link', async () => {
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

  it('are shown at no address of another dealer', async () => {
    const leadId = await lead();
    await upload((await receipt(leadId)).photos?.token ?? '', [await placed()]);
    for (const path of ['/api/lead-photos', '/api/lead-photos/1']) {
      const statusAt = async (site: string) =>
        (await running.app.request(`${path}?${see(leadId)}`, { headers: { ...shopper, 'x-forecourt-site': site } }))
          .status;
      expect([await statusAt('yard'), await statusAt('metro')], path).toEqual([200, 404]);
    }
  });

  it('are judged by their bytes, number and size; a wrong one is reported and the others are stored', async () => {
    const { photos } = await receipt(await lead());
    const token = photos?.token ?? '';
    const kept = async (...files: (Buffer | string)[]) => (await upload(token, files)).headers.get('location');
    expect(await kept('<svg xmlns="http://www.w3.org/2000/svg"/>')).toContain('photo_fault=type');
    expect(await kept('%PDF-1.7', await placed())).toBe(
      '/success?category=parts&lead=x&photos=1&photo_fault=type#photos',
    );
    expect(await kept()).toContain('photo_fault=none');
    expect(await kept(Buffer.alloc(12 * 1024 * 1024 + 1))).toContain('photo_fault=size');
    const many = await Promise.all(Array.from({ length: mostPhotos }, () => placed()));
    expect(await kept(...many)).toContain(`photos=${mostPhotos - 1}&photo_fault=many`);
    expect(await count()).toBe(mostPhotos);
    expect(await kept(await placed())).toContain('photo_fault=many');
  });

  it('are accepted only with the token of the enquiry, for a day, from a page of the site, for kinds that take photos', async () => {
    const leadId = await lead();
    const { photos } = await receipt(leadId);
    const token = photos?.token ?? '';
    const foreign = await upload(token, [await placed()], { 'sec-fetch-site': 'cross-site' });
    expect(foreign.headers.get('location')).toBe('/success?category=parts&lead=x&photo_fault=page#photos');
    expect((await upload('x', [await placed()])).headers.get('location')).toContain('photo_fault=ended');
    clock = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    expect((await receipt(leadId)).photos).toBeNull();
    expect((await upload(token, [await placed()])).headers.get('location')).toContain('photo_fault=ended');
    clock = now;
    // A token of ours, for an enquiry of a kind that asks for none.
    const other = await lead('find-similar');
    expect((await receipt(other)).photos).toBeNull();
    const until = new Date(now.getTime() + 60_000);
    const asked = await upload(photoToken(secret, 'add', other, until), [await placed()]);
    expect(asked.headers.get('location')).toContain('photo_fault=ended');
    expect(await count()).toBe(0);
  });

  describe('that come as a stream', () => {
    /** Sends a body that waits to be read. `pulls` is how often more of it was requested; `end` ends it. */
    const stream = (token: string, client: string | null = null, headers: Record<string, string> = {}) => {
      let [pulls, end] = [0, () => {}];
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            end = () => controller.close();
          },
          pull: () => {
            pulls += 1;
          },
        },
        { highWaterMark: 0 },
      );
      const type = { 'content-type': 'multipart/form-data; boundary=x', ...headers };
      const own: Record<string, string> = client === null ? {} : { 'x-forecourt-client': client };
      const init = { method: 'POST', headers: { ...shopper, ...type, ...own }, body, duplex: 'half' };
      return { answer: running.app.request(place(token), init), pulls: () => pulls, end: () => end() };
    };
    const outcome = async (answer: Response | Promise<Response>) => {
      const { status, headers } = await answer;
      return [status, /photo_fault=(\w+)/.exec(headers.get('location') ?? '')?.[1]];
    };

    it('are not read when the token is forged or no room is left', async () => {
      const forged = stream('x');
      expect([await outcome(forged.answer), forged.pulls()]).toEqual([[303, 'ended'], 0]);
      const token = (await receipt(await lead())).photos?.token ?? '';
      await upload(token, await Promise.all(Array.from({ length: mostPhotos }, () => placed())));
      const full = stream(token);
      expect([await outcome(full.answer), full.pulls()]).toEqual([[303, 'many'], 0]);
    });

    it('redirect to their page when they are too large, before they are read', async () => {
      const token = (await receipt(await lead())).photos?.token ?? '';
      const large = stream(token, null, { 'content-length': String(largestUpload + 1) });
      expect([await outcome(large.answer), large.pulls()]).toEqual([[303, 'total'], 0]);
      const form = { method: 'POST', headers: { ...shopper, 'content-length': String(largestUpload + 1) } };
      const nowhere = await running.app.request(`/api/lead-photos?token=${token}`, { ...form, body: 'x' });
      expect([nowhere.status, (await nowhere.json()).code]).toEqual([413, 'body_too_large']);
    });

    it('are read for two uploads at once per visitor, whose addresses count as one network', async () => {
      const token = (await receipt(await lead())).photos?.token ?? '';
      const first = stream(token, '2001:db8:1:2::1');
      const second = stream(token, '2001:db8:1:2::2');
      await expect.poll(() => first.pulls() + second.pulls()).toBe(2);
      expect(await outcome(stream(token, '2001:db8:1:2::3').answer)).toEqual([303, 'busy']);
      const other = stream(token, '2001:db8:1:3::1');
      await expect.poll(other.pulls).toBe(1);
      for (const one of [first, second, other]) one.end();
      await Promise.all([first.answer, second.answer, other.answer]);
      expect(await outcome(upload(token, [await placed()], { 'x-forecourt-client': '2001:db8:1:2::3' }))).toEqual([
        303,
        undefined,
      ]);
    });
  });

  it('are decoded no further than one above the room that is left', async () => {
    const token = (await receipt(await lead())).photos?.token ?? '';
    const many = (length: number) => Promise.all(Array.from({ length }, () => placed()));
    await upload(token, await many(mostPhotos - 2));
    vi.mocked(keptPhoto).mockClear();
    const answer = await upload(token, await many(10));
    expect(answer.headers.get('location')).toContain('photos=2&photo_fault=many');
    expect(keptPhoto).toHaveBeenCalledTimes(3);
  });

  it('are announced to each recipient of the enquiry by one mail with a link, also when several come together', async () => {
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
      /^2 photos came with a parts enquiry\.\n\nName: Avery Example\n\nSee them: http:\/\/yard\.localhost:3000\/api\/lead-photos\?token=\S+/,
    );
  });

  it('are announced once to each recipient, also while an earlier mail to another one still waits', async () => {
    await tests.setDestinations([mailbox('sales'), mailbox('away')]);
    const leadId = await lead();
    const told: string[] = [];
    const mail = {
      send: async ({ to, subject }: { to?: unknown; subject?: unknown }) => {
        const isPhotos = String(subject).includes('photo');
        if (isPhotos && String(to).startsWith('away')) throw new Error('away');
        if (isPhotos) told.push(String(to));
      },
    };
    await tests.deliverAll({ mail });
    const token = (await receipt(leadId)).photos?.token ?? '';
    for (let times = 0; times < 2; times += 1) {
      await upload(token, [await placed()]);
      await tests.deliverAll({ mail });
    }
    expect(told).toEqual(['sales@yard.example', 'sales@yard.example']);
    const waiting = await tests.rows("select destination from messages where status = 'pending'");
    expect(waiting).toEqual([{ destination: expect.objectContaining({ to: ['away@yard.example'] }) }]);
  });

  it('are deleted with their lead', async () => {
    await tests.setDestinations([mailbox('sales')], { lead_retention_days: 30 });
    const leadId = await lead();
    const token = (await receipt(leadId)).photos?.token ?? '';
    await upload(token, [await placed()]);
    await tests.deliverAll();
    clock = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);
    await eraseOldLeads(
      { db: tests.database.db, outbox: '/nonexistent', now: clock, erasures: await loadErasures() },
      { dryRun: false },
    );
    expect(await count()).toBe(0);
    const link = see(leadId, new Date(clock.getTime() + 60_000));
    expect((await running.app.request(`/api/lead-photos?${link}`, { headers: shopper })).status).toBe(404);
  });
});
