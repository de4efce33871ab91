import type { Garage, SavedSearch } from '@forecourt/api-contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type GarageStep, garageKey, garageMutation, withSteps } from './garage-mutation';

const search = (id: string): SavedSearch => ({
  id,
  name: `Search ${id}`,
  path: `/search?page=${id}`,
  frequency: 'off',
  channel: 'email',
  created_at: '2026-11-11T22:00:00.000Z',
  told_at: null,
});
const garage: Garage = {
  account: {
    id: '7',
    phone: '+61491570006',
    name: '',
    email: null,
    email_confirmed: false,
    time_zone: null,
    since: '2026-11-01T22:00:00.000Z',
    sessions: [],
  },
  saved: 0,
  saved_alerts: { frequency: 'off', channel: 'email' },
  searches: ['1', '2', '3'].map(search),
  cars: [],
  enquiries: [],
  bookings: [],
  orders: [],
  consents: [],
};
const without = (id: string): GarageStep => ({
  form: { id },
  apply: (now) => ({ ...now, searches: now.searches.filter((one) => one.id !== id) }),
});

/** A page that knows the account; requests are answered when the test says so. */
const aPage = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData<Garage>(garageKey, garage);
  const read = vi.spyOn(client, 'invalidateQueries');
  const sent: string[] = [];
  const answers: { readonly take: () => void; readonly refuse: () => void }[] = [];
  const [onDone, onRefused] = [vi.fn(), vi.fn()];
  const send = (form: object) => {
    sent.push(JSON.stringify(form));
    return new Promise<unknown>((resolve, reject) => {
      answers.push({ take: () => resolve({}), refuse: () => reject(new Error('Away.')) });
    });
  };
  const underWay = () =>
    client
      .getMutationCache()
      .findAll({ mutationKey: garageKey, status: 'pending' })
      .map(({ state }) => state.variables as GarageStep);
  return {
    ...{ client, read, sent, answers, onDone, onRefused },
    shown: () => withSteps(client.getQueryData<Garage>(garageKey) ?? garage, underWay()).searches.map(({ id }) => id),
    press: (step: GarageStep) =>
      new MutationObserver(client, garageMutation(client, { send, onDone, onRefused }))
        .mutate(step)
        .catch(() => undefined),
  };
};

describe('a change of the account', () => {
  it('is shown at once, and taken back alone where it is refused, whatever else is under way', async () => {
    const { shown, press, answers, onRefused, read } = aPage();
    const [first, second] = [press(without('1')), press(without('2'))];
    expect(shown()).toEqual(['3']);
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.refuse();
    await first;
    expect(shown()).toEqual(['1', '3']);
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.refuse();
    await second;
    expect(shown()).toEqual(['1', '2', '3']);
    expect(onRefused).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('stays where it is done and the next is refused, and is sent before that one', async () => {
    const { shown, press, answers, sent, onDone, read } = aPage();
    const [first, second] = [press(without('1')), press(without('2'))];
    await expect.poll(() => sent).toEqual(['{"id":"1"}']);
    answers[0]?.take();
    await first;
    expect(onDone).toHaveBeenCalledWith({});
    expect(read).not.toHaveBeenCalled();
    await expect.poll(() => sent).toEqual(['{"id":"1"}', '{"id":"2"}']);
    answers[1]?.refuse();
    await second;
    expect(shown()).toEqual(['2', '3']);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
