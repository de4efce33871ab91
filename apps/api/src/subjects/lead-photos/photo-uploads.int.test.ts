import { leadReceiptSchema } from '@forecourt/api-contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { type UploadLimits, usualPhotoLimits } from '../../ground/uploads/upload-limits';
import type { ReadPhotos } from './photo-reading';
import { mostTries } from './photo-tries';
import { readPhotoForm } from './read-photo-form';

const shopper = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
const back = '/success?category=parts&lead=x';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let running: Awaited<ReturnType<typeof startTestApp>> | null = null;
let enquiries = 0;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('sales')]);
});
afterEach(async () => {
  await running?.close();
  running = null;
});

/** An API with these limits, and ways to send photos to it. */
const serving = async (limits: Partial<UploadLimits> = {}, readPhotos: ReadPhotos = readPhotoForm) => {
  const env = { ...testEnv(), photoLimits: { ...usualPhotoLimits, ...limits } };
  running = await startTestApp(tests.database, env, {}, { readPhotos });
  const { app } = running;
  const token = async (): Promise<string> => {
    // Each is an enquiry of its own.
    enquiries += 1;
    const own = { make: 'Kia', model: 'Rio', part_description: `Mirror ${enquiries}` };
    const answer = await tests.post({ userData: { ...testPerson, ...own }, category: 'parts', elapsed_ms: 9000 });
    const { lead_id } = await answer.json();
    const receipt = await app.request(`/internal/v1/sites/yard/leads/${lead_id}`, {
      headers: { authorization: `Bearer ${testBearer}` },
    });
    return leadReceiptSchema.parse(await receipt.json()).photos?.token ?? '';
  };
  const outcome = async (answer: Promise<Response> | Response) => {
    const { status, headers } = await answer;
    const query = new URL(headers.get('location') ?? '/', 'http://x').searchParams;
    return { status, photos: query.get('photos'), fault: query.get('photo_fault') };
  };
  const place = (given: string) => `/api/lead-photos?${new URLSearchParams({ token: given, back })}`;
  const send = (given: string, files: readonly Buffer[], client = '192.0.2.1') => {
    const form = new FormData();
    for (const bytes of files) form.append('photos', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    const headers = { ...shopper, 'x-forecourt-client': client };
    return outcome(app.request(place(given), { method: 'POST', headers, body: form }));
  };
  /** A body that comes as the test says. */
  const stream = (given: string, client: string) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (own) => {
          control = own;
        },
        pull: () => {
          pulls += 1;
        },
      },
      { highWaterMark: 0 },
    );
    const type = 'multipart/form-data; boundary=x';
    const headers = { ...shopper, 'x-forecourt-client': client, 'content-type': type };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return {
      answer: outcome(app.request(place(given), init)),
      write: (bytes: number) => control?.enqueue(new Uint8Array(bytes)),
      end: () => control?.close(),
      pulls: () => pulls,
    };
  };
  const raw = (given: string, body: string, type: string, query: Record<string, string> = { back }) =>
    app.request(`/api/lead-photos?${new URLSearchParams({ token: given, ...query })}`, {
      method: 'POST',
      headers: { ...shopper, 'content-type': type },
      body,
    });
  return { app, token, send, stream, raw, outcome };
};

let shade = 0;
const picture = () => {
  shade += 1;
  const background = { r: 90, g: (shade * 7) % 256, b: shade };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

const mayTrickle = { idleMs: 60_000, windowBytes: 0, windowMs: 60_000, wholeMs: 60_000 };

describe('an upload of photos', () => {
  it.each([
    ['stops coming', { idleMs: 100 }],
    ['comes below the least rate', { windowBytes: 10_000, windowMs: 100 }],
    ['takes longer than a form may', { wholeMs: 100 }],
  ])('that %s ends, and its page says so', async (_, pace) => {
    const { token, stream } = await serving({ pace: { ...mayTrickle, ...pace } });
    const slow = stream(await token(), '192.0.2.1');
    slow.write(10);
    expect(await slow.answer).toMatchObject({ status: 303, fault: 'slow' });
  });

  it('is one of so many over all addresses, and a place is free again when one ends', async () => {
    const { token, stream, send } = await serving({ atOnce: 2 });
    const held = [stream(await token(), '192.0.2.1'), stream(await token(), '192.0.2.2')];
    await expect.poll(() => held.every(({ pulls }) => pulls() > 0)).toBe(true);
    const third = await token();
    expect(await send(third, [await picture()], '192.0.2.3')).toMatchObject({ fault: 'busy' });
    for (const { end } of held) end();
    await Promise.all(held.map(({ answer }) => answer));
    expect(await send(third, [await picture()], '192.0.2.3')).toMatchObject({ photos: '1', fault: null });
  });

  it('is one of eight of its site at once, so that other dealers have places left', async () => {
    const { token, stream } = await serving();
    const tokens = await Promise.all(Array.from({ length: 8 }, token));
    const held = tokens.map((given, at) => stream(given, `192.0.2.${at}`));
    await expect.poll(() => held.every(({ pulls }) => pulls() > 0)).toBe(true);
    expect(await stream(await token(), '192.0.2.99').answer).toMatchObject({ fault: 'busy' });
    for (const { end } of held) end();
    await Promise.all(held.map(({ answer }) => answer));
  });

  it('shares the room on disk with the others', async () => {
    const { token, stream, send } = await serving({ bytesAtOnce: 5_000 });
    const held = stream(await token(), '192.0.2.1');
    await expect.poll(held.pulls).toBe(1);
    held.write(4_900);
    await expect.poll(held.pulls).toBeGreaterThan(1);
    expect(await send(await token(), [await picture()], '192.0.2.2')).toMatchObject({ fault: 'busy' });
    held.end();
    await held.answer;
  });

  it('has so many tries with one enquiry, files that fail among them, and is then not read', async () => {
    let looked = 0;
    const { token, send, stream } = await serving({}, async (form, most) => {
      const read = await readPhotoForm(form, most);
      looked += read.tried;
      return read;
    });
    const given = await token();
    const bad = Array.from({ length: 9 }, () => Buffer.from('no picture'));
    for (let sent = 0; sent < mostTries; sent += 10) expect(await send(given, bad)).toMatchObject({ fault: 'type' });
    expect(looked).toBeLessThan(mostTries + 9);
    const refused = stream(given, '192.0.2.1');
    expect(await refused.answer).toMatchObject({ status: 303, fault: 'tries' });
    expect(refused.pulls()).toBe(0);
    expect(await send(await token(), [await picture()])).toMatchObject({ photos: '1' });
  });

  it('that is told to come later by who reads it keeps nothing', async () => {
    const { token, send } = await serving({}, async () => 'busy');
    expect(await send(await token(), [await picture()])).toMatchObject({ status: 303, photos: null, fault: 'busy' });
    expect(await tests.count('lead_photos')).toBe(0);
  });

  it.each([
    ['garbage', 'garbage', 'multipart/form-data; boundary=aa'],
    [
      'a form without its end',
      '--aa\r\ncontent-disposition: form-data; name="photos"',
      'multipart/form-data; boundary=aa',
    ],
    ['a form without a boundary', 'x', 'multipart/form-data'],
    ['nothing', '', 'multipart/form-data; boundary=aa'],
    ['text', 'x', 'text/plain'],
  ])('that is %s is a fault of its sender: its page says so, else 400', async (_, body, type) => {
    const { token, raw, outcome } = await serving();
    const given = await token();
    expect(await outcome(raw(given, body, type))).toMatchObject({ status: 303, fault: 'broken' });
    const nowhere = await raw(given, body, type, {});
    expect([nowhere.status, (await nowhere.json()).code]).toEqual([400, 'photos_broken']);
  });

  it('that is sent twice, since its answer was lost, stands once, and its dealer hears of it once', async () => {
    const { token, send } = await serving();
    const given = await token();
    const files = [await picture(), await picture()];
    expect(await send(given, files)).toMatchObject({ photos: '2', fault: null });
    expect(await send(given, files)).toMatchObject({ photos: '2', fault: null });
    expect(await tests.count('lead_photos')).toBe(2);
    expect(await send(given, [...files, await picture()])).toMatchObject({ photos: '3', fault: null });
    expect(await tests.count('lead_photos')).toBe(3);
    expect(await tests.rows("select id from messages where template = 'lead-photos'")).toHaveLength(1);
  });
});
