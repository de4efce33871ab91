import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavableVehicle } from '../vehicles/savable-vehicle';
import type { SavedSettings } from '../vehicles/saved-settings';

const heart: SavedSettings = {
  mode: 'favourite',
  storage: 'local',
  website_id: 'yard',
  sinks: [{ kind: 'data-layer', name: 'dataLayer' }],
  href: '/watchlist',
  accounts: true,
};
const phone = '+61491570006';
const car = (id: string): SavableVehicle => ({
  id,
  name: `2023 Kia Rio ${id}`,
  slug: `kia-rio-${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
  car_type: 'used',
});

/** An answer that is given when the test says so. */
const held = () => {
  let give: (answer: Response | Promise<Response>) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give };
};
const done = (body: object = { success: true }) => Response.json(body);
const problem = (status: number, code: string, title: string) =>
  Response.json({ success: false, code, title }, { status });

/** What the account holds, and how the next writes are answered; in their absence they are done. */
let stored: string[] = [];
let answers: (Promise<Response> | Response)[] = [];
const asked: { readonly path: string; readonly body: Readonly<Record<string, unknown>> | null }[] = [];
const say = vi.fn();
const leave = vi.fn();
const dataLayer: unknown[] = [];
let deviceLists: Map<string, string>;

const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const answerTo = async (path: string, init: RequestInit = {}): Promise<Response> => {
  asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
  if (path !== '/api/watchlist') return answers.shift() ?? done({ success: true, left: { saved: [], compared: [] } });
  const saved = stored.map((id) => ({ id, name: car(id).name, make: 'Kia', model: 'Rio' }));
  return done({ phone_number: phone, saved, compared: [] });
};

beforeEach(() => {
  vi.resetModules();
  stored = ['1'];
  answers = [];
  asked.length = 0;
  dataLayer.length = 0;
  for (const spy of [say, leave]) spy.mockClear();
  const [localStorage, sessionStorage] = [aStorage(), aStorage()];
  deviceLists = localStorage.kept;
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage, sessionStorage, dataLayer, scrollY: 400, scrollTo: vi.fn() }),
  );
  vi.stubGlobal('document', { cookie: 'forecourt-signed-in=1', visibilityState: 'visible' });
  vi.stubGlobal('location', { pathname: '/search', search: '', hash: '', assign: leave });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', vi.fn(answerTo));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The list, opened and read. */
const opened = async () => {
  const list = await import('./account-list');
  const { shownSaved } = await import('../vehicles/shown-saved');
  const shown = () => shownSaved('favourite')?.map(({ id }) => id);
  list.openSaved(heart, say);
  await expect.poll(() => shown()).toEqual(stored);
  return {
    ...list,
    shown,
    press: (id: string, wanted: boolean) => list.changeSaved({ vehicle: car(id), wanted, settings: heart, say }),
  };
};
/** What was said, as it reads. */
const said = (): readonly string[] =>
  say.mock.calls.map(([toast]: readonly { readonly message: ReactNode }[]) =>
    renderToStaticMarkup(createElement(Fragment, null, toast?.message)),
  );
const writes = () => asked.filter(({ path }) => path !== '/api/watchlist');

describe('the watchlist of an account', () => {
  it('shows a saved vehicle before the answer, then says so and sends event 39 once [WTCH-01]', async () => {
    const { shown, press } = await opened();
    const { answer, give } = held();
    answers = [answer];
    press('2', true);
    await expect.poll(() => shown()).toEqual(['1', '2']);
    expect([say.mock.calls.length, dataLayer.length]).toEqual([0, 0]);
    give(done());
    await expect
      .poll(() => said())
      .toEqual(['<strong>Car Saved In Watchlist</strong><br/>2023 Kia Rio 2 is now available in your watchlist']);
    expect(say.mock.calls[0]?.[0]).toMatchObject({ action: { label: 'View List', href: '/watchlist' } });
    expect(writes()).toEqual([
      { path: '/api/watchlist/save-car', body: { phone_number: phone, car_id: '2', list: 'saved' } },
    ]);
    expect(dataLayer).toMatchObject([{ id: 39, payload: { car_id: '2', list: 'watchlist' } }]);
    expect(shown()).toEqual(['1', '2']);
    press('1', false);
    await expect.poll(() => say).toHaveBeenCalledTimes(2);
    expect(said()[1]).toBe('<strong>Car Removed</strong><br/>2023 Kia Rio 1 is no longer in your watchlist');
    expect(shown()).toEqual(['2']);
    expect(dataLayer).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => problem(409, 'sold', 'This vehicle has sold.'), 'This vehicle has sold.'],
    ['an answer without words', () => new Response('', { status: 500 }), 'An unexpected error occured'],
    [
      'no answer',
      () => Promise.reject(new TypeError('offline')),
      'That could not be saved. Please check your connection and try again.',
    ],
  ])('takes back what failed with an alert: %s [WTCH-01] [ERRS-01/watchlist]', async (_what, answer, message) => {
    const { shown, press } = await opened();
    const { answer: first, give } = held();
    answers = [first];
    press('2', true);
    await expect.poll(() => shown()).toEqual(['1', '2']);
    give(answer());
    await expect.poll(() => said()).toEqual([`<span role="alert">${message}</span>`]);
    expect(shown()).toEqual(['1']);
    expect(dataLayer).toEqual([]);
  });

  it('takes back what failed before the list was read', async () => {
    const list = await import('./account-list');
    const { shownSaved } = await import('../vehicles/shown-saved');
    const first = held();
    vi.stubGlobal(
      'fetch',
      vi.fn((path: string, init?: RequestInit) =>
        path === '/api/watchlist' ? first.answer.then((answer) => answer.clone()) : answerTo(path, init),
      ),
    );
    list.openSaved(heart, say);
    answers = [problem(503, 'session_unavailable', 'Please try again.')];
    list.changeSaved({ vehicle: car('2'), wanted: true, settings: heart, say });
    await expect.poll(() => shownSaved('favourite')?.map(({ id }) => id)).toEqual(['2']);
    first.give(done({ phone_number: phone, saved: [], compared: [] }));
    await expect.poll(() => said()).toEqual(['<span role="alert">Please try again.</span>']);
    expect(shownSaved('favourite')).toEqual([]);
  });

  it('sends presses one after another, so that the last one counts', async () => {
    const { shown, press } = await opened();
    const { answer, give } = held();
    answers = [answer];
    press('2', true);
    press('2', false);
    await expect.poll(() => writes()).toHaveLength(1);
    expect(shown()).toEqual(['1']);
    give(done());
    await expect
      .poll(() => writes().map(({ path }) => path))
      .toEqual(['/api/watchlist/save-car', '/api/watchlist/remove-car']);
    await expect.poll(() => say).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(['1']);
  });

  it('leads to sign-in where the session has ended, and does afterwards what was wanted, once [WTCH-01]', async () => {
    const { shown, press } = await opened();
    answers = [problem(403, 'signed_out', 'You are not signed in any more.')];
    press('2', true);
    await expect.poll(() => leave).toHaveBeenCalledWith('/sign-in?type=watchlist&redirect=%2Fsearch&back=%2Fsearch');
    expect(say).not.toHaveBeenCalled();
    expect(shown()).toEqual(['1']);
    // The page that sign-in leads back to.
    vi.resetModules();
    const next = await import('./account-list');
    const { shownSaved } = await import('../vehicles/shown-saved');
    next.openSaved({ ...heart, mode: 'compare' }, say);
    next.openSaved(heart, say);
    next.openSaved(heart, say);
    await expect.poll(() => said()).toEqual([expect.stringContaining('Car Saved In Watchlist')]);
    expect(shownSaved('favourite')?.map(({ id }) => id)).toEqual(['1', '2']);
    expect(writes()).toHaveLength(2);
  });

  it('joins what the device kept, which the device forgets, but for what had no room [FAVS-01]', async () => {
    deviceLists.set('forecourt-favourite', JSON.stringify([car('7'), car('8')]));
    deviceLists.set('forecourt-compare', JSON.stringify([car('9')]));
    answers = [done({ success: true, left: { saved: ['7'], compared: [] } })];
    await opened();
    await expect.poll(() => asked.filter(({ path }) => path === '/api/watchlist')).toHaveLength(2);
    expect(writes()).toEqual([{ path: '/api/watchlist/join', body: { saved: ['7', '8'], compared: ['9'] } }]);
    expect(deviceLists.get('forecourt-favourite')).toContain('"id":"7"');
    expect(deviceLists.get('forecourt-favourite')).not.toContain('"id":"8"');
    expect(deviceLists.get('forecourt-compare')).toBe('[]');
  });

  it('shows what was joined though the first answer comes after it and is from before [FAVS-01]', async () => {
    deviceLists.set('forecourt-favourite', JSON.stringify([car('7')]));
    const list = await import('./account-list');
    const { shownSaved } = await import('../vehicles/shown-saved');
    const first = held();
    let questions = 0;
    vi.stubGlobal(
      'fetch',
      vi.fn((path: string, init?: RequestInit) => {
        if (path === '/api/watchlist') questions += 1;
        return path === '/api/watchlist' && questions === 1 ? first.answer : answerTo(path, init);
      }),
    );
    list.openSaved(heart, say);
    await expect.poll(() => deviceLists.get('forecourt-favourite')).toBe('[]');
    stored = ['1', '7'];
    first.give(done({ phone_number: phone, saved: [], compared: [] }));
    await expect.poll(() => shownSaved('favourite')?.map(({ id }) => id)).toEqual(['1', '7']);
    expect(questions).toBe(2);
  });

  it('leaves the device its lists where they cannot be joined', async () => {
    deviceLists.set('forecourt-favourite', JSON.stringify([car('7')]));
    answers = [new Response('', { status: 503 })];
    await opened();
    await expect.poll(() => console.error).toHaveBeenCalled();
    expect(deviceLists.get('forecourt-favourite')).toContain('"id":"7"');
  });

  it('is left for what the device keeps where nobody is signed in any more', async () => {
    const list = await import('./account-list');
    const { shownSaved } = await import('../vehicles/shown-saved');
    const nobody = { phone_number: null, saved: [], compared: [] };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => done(nobody)),
    );
    deviceLists.set('forecourt-favourite', JSON.stringify([car('7')]));
    list.openSaved(heart, say);
    await expect.poll(() => shownSaved('favourite')?.map(({ id }) => id)).toEqual(['7']);
  });
});
