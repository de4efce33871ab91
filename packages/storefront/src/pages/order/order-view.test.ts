import type { Order } from '@forecourt/api-contract';
import { type OrderStepName, orderSteps, stepsOf } from '@forecourt/domain/order';
import { describe, expect, it } from 'vitest';
import { orderWords as words } from '../../features/order/order-words';
import { shownAnswers } from './answers-view';
import { chargedWords } from './charged-words';
import { extraBoxes, orderParts } from './order-fields-view';
import {
  isHeldOnline,
  orderScreen,
  orderSummary,
  orderWay,
  priceChange,
  reachableSteps,
  shownFaults,
  stepBefore,
} from './order-view';
import { standingView } from './standing-view';

const stepsFor = (kind: Order['kind']): Order['steps'] =>
  stepsOf(kind, { hasExtras: true }).map((name) => ({ name, title: orderSteps[name].title, tried: false, faults: [] }));

const anOrder = (changed: Partial<Order> = {}): Order => ({
  id: '0f2f5d3c-8d55-4a53-9c51-0c7f0f5d3c11',
  number: null,
  kind: 'buy',
  state: 'started',
  ending: null,
  vehicle: {
    ...{ id: '7', slug: '2022-mazda-cx-5-1', name: '2022 Mazda CX-5', detail: 'Maxx', stocknum: 'A1' },
    ...{ picture: null, state: 'free' },
  },
  answers: {},
  steps: stepsFor(changed.kind ?? 'buy'),
  open_step: 'details',
  extras: [],
  price: { cents: 3_899_000, was_cents: null, words: 'Drive away', type: 'drive_away' },
  delivery: null,
  lines: [{ kind: 'vehicle', label: 'Drive away', cents: 3_899_000 }],
  total_cents: 3_899_000,
  fee_cents: 20_000,
  law: { state: 'NSW', version: '2026-11-23', refund: 'All of it.', cooling_off: 'None.', finance: null },
  held_until: null,
  payment: { state: 'none', receipt_path: null, refunded_cents: 0, refund_due_at: null },
  cancel: { allowed: true, refund_cents: 0 },
  needs_sign_in: false,
  time_zone: 'Australia/Sydney',
  created_at: '2026-11-28T01:00:00.000Z',
  link_ends_at: '2026-12-28T01:00:00.000Z',
  similar: [],
  ...changed,
});
const vehicle = (state: Order['vehicle']['state']) => ({ ...anOrder().vehicle, state });
const payment = (state: Order['payment']['state'], rest: Partial<Order['payment']> = {}) => ({
  ...anOrder().payment,
  state,
  ...rest,
});

// Feeds RSRV-01, which is proven on the pages.
describe('the screen of an order', () => {
  it('is the step that its address asks for, where all before it are answered, else the first that is not', () => {
    const order = anOrder({ open_step: 'paying' });
    expect(orderScreen(order, null)).toEqual({ kind: 'step', step: 'paying' });
    expect(orderScreen(order, 'details')).toEqual({ kind: 'step', step: 'details' });
    expect(orderScreen(order, 'review')).toEqual({ kind: 'step', step: 'paying' });
    expect(orderScreen(order, 'nothing')).toEqual({ kind: 'step', step: 'paying' });
    expect(orderScreen(anOrder({ open_step: null }), null)).toEqual({ kind: 'step', step: 'review' });
  });

  it('is a step that is asked for, too, while money is awaited or its time is over: what was typed can be changed', () => {
    const paying = anOrder({ state: 'paying', open_step: null, payment: payment('waiting') });
    expect(orderScreen(paying, null)).toEqual({ kind: 'waiting' });
    expect(orderScreen(paying, 'review')).toEqual({ kind: 'step', step: 'review' });
    expect(orderScreen({ ...paying, payment: payment('declined') }, null)).toEqual({ kind: 'step', step: 'review' });
    const over = anOrder({ state: 'expired', open_step: null });
    expect(orderScreen(over, null)).toEqual({ kind: 'over' });
    expect(orderScreen(over, 'details')).toEqual({ kind: 'step', step: 'details' });
  });

  it('is that a payment is looked at, where what came does not fit: no step leads to paying twice', () => {
    const checked = payment('waiting', { is_checked: true });
    const paying = anOrder({ state: 'paying', open_step: null, payment: checked });
    for (const wanted of [null, 'review', 'details']) expect(orderScreen(paying, wanted)).toEqual({ kind: 'checking' });
    expect(words.checking.text).toContain('do not pay again');
    // Once its hold has ended the vehicle is free, and what may have been taken goes back.
    const over = anOrder({ ...paying, state: 'expired' });
    expect(orderScreen(over, null)).toEqual({ kind: 'over' });
    expect(chargedWords(over.payment)).toBe(words.charged.unsure);
  });

  it('is that the time is over where a declined payment was not tried again, and nothing was charged', () => {
    const over = anOrder({ state: 'expired', open_step: null, payment: payment('declined') });
    expect(orderScreen(over, null)).toEqual({ kind: 'over' });
    expect(words.over.text(chargedWords(over.payment))).toContain('Nothing was charged.');
  });

  it('is somebody else’s vehicle also while money is awaited, and where a payment was declined', () => {
    for (const state of ['waiting', 'declined'] as const)
      for (const why of ['reserved', 'sold', 'gone'] as const)
        expect(
          orderScreen(
            anOrder({ state: 'paying', open_step: null, payment: payment(state), vehicle: vehicle(why) }),
            null,
          ),
        ).toEqual({ kind: 'lost', why });
  });

  it.each(['reserved', 'sold', 'gone'] as const)('says that the vehicle is %s, whatever step is asked for', (state) => {
    for (const order of [anOrder({ vehicle: vehicle(state) }), anOrder({ state: 'expired', vehicle: vehicle(state) })])
      expect(orderScreen(order, 'details')).toEqual({ kind: 'lost', why: state });
  });

  it.each([
    ['expired', 'refunding'],
    ['expired', 'refunded'],
    ['cancelled', 'refunding'],
    ['cancelled', 'refunded'],
  ] as const)('is that money goes back, of an order that is %s and whose payment is %s', (state, paid) => {
    const order = anOrder({ state, open_step: null, ending: 'late-payment', payment: payment(paid) });
    const back = { kind: 'standing', state: 'refunded' };
    expect(orderScreen(order, null)).toEqual(back);
    expect(orderScreen({ ...order, vehicle: vehicle('reserved') }, 'details')).toEqual(back);
    // What was typed can be changed, and the vehicle be had by another try.
    expect(orderScreen(order, 'details')).toEqual(state === 'expired' ? { kind: 'step', step: 'details' } : back);
  });

  it.each(['held', 'cancelled', 'refunded', 'completed'] as const)('is how it stands once it is %s', (state) => {
    expect(orderScreen(anOrder({ state, open_step: null, vehicle: vehicle('sold') }), 'details')).toEqual({
      kind: 'standing',
      state,
    });
  });
});

describe('the way through an order', () => {
  it('leads to the steps up to the first that asks for something, and marks what is answered', () => {
    const steps = anOrder().steps.map((step) => ({ ...step, tried: step.name === 'details' }));
    const order = anOrder({ steps, open_step: 'trade-in' });
    const way = orderWay(order, (step) => `/to/${step}`);
    expect(way.steps.map((step) => ('href' in step ? step.href : null))).toEqual([
      ...['/to/details', '/to/trade-in'],
      ...[null, null, null, null],
    ]);
    expect(way.done).toEqual(['details']);
    expect(reachableSteps(anOrder({ open_step: null }))).toHaveLength(6);
    expect(orderWay(anOrder({ kind: 'reserve' }), String).steps.map(({ key }) => key)).toEqual(['details', 'review']);
  });

  it('goes back to the step before, of which the first has none', () => {
    expect(stepBefore(anOrder(), 'paying')).toBe('trade-in');
    expect(stepBefore(anOrder(), 'details')).toBeNull();
  });

  it('shows what is to be mended once a step was sent, and not before', () => {
    const faults = [{ field: 'name', message: 'Please enter your first name.' }];
    const withFaults = (tried: boolean) =>
      anOrder({ steps: anOrder().steps.map((step) => ({ ...step, tried, faults })) });
    expect(shownFaults(withFaults(true), 'details')).toEqual(faults);
    expect(shownFaults(withFaults(false), 'details')).toEqual([]);
  });
});

describe('what a step asks for', () => {
  const namesOf = (step: OrderStepName, order = anOrder(), without: readonly string[] = []) =>
    orderParts(order, step, without).map((part) =>
      part.kind === 'fields'
        ? part.fields.map(({ name }) => name)
        : [part.name, part.when, ...part.options.map(({ value }) => value), ...part.fields.map(({ name }) => name)],
    );

  it('is a person’s details, and who buys where somebody buys', () => {
    expect(namesOf('details')).toEqual([
      ['name', 'last_name', 'email', 'phone'],
      ['buyer', null, 'person', 'company'],
    ]);
    expect(namesOf('details', anOrder({ kind: 'reserve' }))).toEqual([['name', 'last_name', 'email', 'phone']]);
  });

  it('is a choice, with what one answer calls for', () => {
    expect(namesOf('trade-in')).toEqual([
      ['trade_in', 'yes', 'no', 'yes', 'trade_in_vehicle', 'trade_in_rego', 'trade_in_kilometres'],
    ]);
    expect(namesOf('handover')).toEqual([
      ['handover', 'delivery', 'pick-up', 'delivery', 'address', 'suburb', 'state', 'postcode'],
    ]);
  });

  it('leaves out what the site cannot do', () => {
    expect(namesOf('handover', anOrder(), ['delivery'])[0]).not.toContain('delivery-never');
    const [choice] = orderParts(anOrder(), 'handover', ['delivery']);
    expect(choice?.kind === 'choice' && choice.options.map(({ value }) => value)).toEqual(['pick-up']);
    const [paying] = orderParts(anOrder(), 'paying', ['dealer-finance']);
    expect(paying?.kind === 'choice' && paying.options.map(({ value }) => value)).toEqual(['cash', 'own-finance']);
  });

  it('has what was typed, right or wrong, and no extra ticked for anybody', () => {
    const [person] = orderParts(anOrder({ answers: { email: 'nowhere' } }), 'details', []);
    expect(person?.kind === 'fields' && person.fields.find(({ name }) => name === 'email')?.value).toBe('nowhere');
    const extras = [{ id: 'mats', name: 'Floor mats', text: '', cents: 18_000, chosen: false }];
    expect(extraBoxes({ extras })).toEqual([
      { field: 'extra_mats', name: 'Floor mats', text: '', cents: 18_000, chosen: false },
    ]);
  });
});

describe('what an order comes to', () => {
  it('is its lines with the total and what that includes, and what is paid now', () => {
    const order = anOrder({
      delivery: { region: 'Darling Downs', cents: 29_500 },
      lines: [...anOrder().lines, { kind: 'delivery', label: 'Delivery to Darling Downs', cents: 29_500 }],
      total_cents: 3_928_500,
    });
    expect(orderSummary(order)).toEqual({
      lines: [
        { label: '2022 Mazda CX-5', amount: '$38,990', note: 'Drive away' },
        { label: 'Delivery to Darling Downs', amount: '$295' },
      ],
      total: {
        ...{ label: 'Total', amount: '$39,285' },
        note: 'Drive away. GST is included, and so is every charge that cannot be avoided.',
      },
      due: { label: 'To pay now', amount: '$200', note: 'Counts towards the total' },
    });
  });

  it.each([
    ['excl_gov_charges', 'Total before government charges', /^Said\. GST is included\. Stamp duty, .+ come on top/],
    ['plus_on_roads', 'Total before government charges', /^Said\. GST is included\. Stamp duty, .+ come on top/],
    ['asking', 'Total', /^Said\. GST is included\. Ask what else there is to pay\.$/],
    [null, 'Total', /^Said\. GST is included\. Ask what else there is to pay\.$/],
    [undefined, 'Total', /^Said\. GST is included\. Ask what else there is to pay\.$/],
  ] as const)('promises no more of the total than a price of the type %s does', (type, label, note) => {
    const price = { cents: 3_899_000, was_cents: null, words: 'Said', ...(type === undefined ? {} : { type }) };
    expect(orderSummary(anOrder({ price })).total).toEqual({
      ...{ label, amount: '$38,990' },
      note: expect.stringMatching(note),
    });
    const unsaid = orderSummary(anOrder({ price: { ...price, words: null } })).total?.note;
    expect(unsaid).toMatch(/^GST is included\. /);
    expect(unsaid).not.toContain('cannot be avoided');
  });

  it('has no total where the dealer shows no price, nothing to pay where a hold is free, and none once it was paid', () => {
    expect(orderSummary(anOrder({ total_cents: null }))).not.toHaveProperty('total');
    expect(orderSummary(anOrder({ fee_cents: 0 })).due).toEqual({ label: 'To pay now', amount: 'Nothing' });
    expect(orderSummary(anOrder({ state: 'held' }))).not.toHaveProperty('due');
  });

  it.each([
    [200, 20_000, true],
    [200, 1_500, true],
    [200, 0, false],
    [0, 0, true],
  ])('can be held online with a fee of $%d of which %d cents may be taken: %s', (reserveFee, fee_cents, can) => {
    expect(isHeldOnline({ vehicle: { reserveFee } }, anOrder({ fee_cents }))).toBe(can);
  });

  it('says that the price has moved, either way', () => {
    const moved = (cents: number | null, was: number | null) =>
      priceChange({ price: { cents, was_cents: was, words: null } });
    expect(moved(3_799_000, 3_899_000)).toContain('from $38,990 to $37,990');
    expect(moved(null, 3_899_000)).toContain('It was $38,990');
    expect(moved(3_899_000, null)).toBeNull();
  });
});

describe('the answers that are read through', () => {
  it('are those that were asked for and given, in words', () => {
    const answers = { name: 'Robin', buyer: 'person', trade_in: 'no', trade_in_vehicle: '2019 Kia Rio' } as const;
    expect(shownAnswers(anOrder({ answers }), 'details')).toEqual([
      { label: 'First Name', value: 'Robin' },
      { label: 'Who buys it', value: 'I buy it for myself' },
    ]);
    expect(shownAnswers(anOrder({ answers }), 'trade-in')).toEqual([
      { label: 'Trade in a vehicle', value: 'I trade nothing in' },
    ]);
    expect(shownAnswers(anOrder(), 'extras')).toEqual([{ label: 'Extras', value: 'None' }]);
  });

  it('have the repayment with its comparison rate, and nothing of what cannot be read', () => {
    const quote = JSON.stringify({
      ...{ amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 9.95 },
      ...{ frequency: 'weekly', repayment: 147, comparisonRate: 10.5, total: 38_615 },
    });
    const quoteOf = (typed: string) =>
      shownAnswers(anOrder({ answers: { paying: 'dealer-finance', quote: typed } }), 'paying').at(1)?.value;
    expect(quoteOf(quote)).toContain('comparison rate 10.50% p.a.');
    expect(quoteOf('{')).toBeUndefined();
  });
});

describe('how an order stands', () => {
  const factsOf = (order: Order, state: 'held' | 'cancelled' | 'refunded' | 'completed') =>
    Object.fromEntries(standingView(state, order).facts.map(({ label, value }) => [label, value]));

  it('has its number, until when the vehicle is held by the clock there, and what was paid', () => {
    const held = anOrder({ state: 'held', number: 'R-10042', held_until: '2026-12-01T06:05:00.000Z' });
    expect(factsOf(held, 'held')).toEqual({
      'Order number': 'R-10042',
      Vehicle: '2022 Mazda CX-5 Maxx',
      'Held until': 'Tuesday 1 December, 5:05 pm AEDT',
      Paid: '$200',
    });
    expect(standingView('held', held).steps).toHaveLength(3);
  });

  it('says what comes back and by when, and whether it has', () => {
    const due = '2026-12-01T13:00:00.000Z';
    const refunding = anOrder({
      ...{ state: 'refunded', ending: 'shopper' },
      payment: payment('refunding', { refunded_cents: 20_000, refund_due_at: due }),
    });
    const view = standingView('refunded', refunding);
    expect([view.title, view.text]).toEqual([
      'Your money goes back to you',
      'You gave the vehicle up. It goes to the card that it came from. Banks take some days to show it.',
    ]);
    expect(factsOf(refunding, 'refunded')).toMatchObject({
      'Coming back to you': '$200',
      'At the latest by': 'Tuesday 1 December',
    });
    const done = anOrder({ ...refunding, payment: payment('refunded', { refunded_cents: 20_000 }) });
    expect(standingView('refunded', done).title).toBe('Your money went back to you');
  });

  it('has words for each way in which it ended, and some for one that it does not know', () => {
    for (const ending of ['shopper', 'dealer', 'clock', 'sold', 'card-in-use', 'late-payment', null] as const)
      for (const state of ['cancelled', 'refunded'] as const)
        expect(standingView(state, anOrder({ state, ending })).text).toMatch(/\w/);
    expect(standingView('cancelled', anOrder({ ending: 'sold' })).text).toBe(
      'The vehicle was sold to somebody else. Nothing was charged.',
    );
  });

  it.each(['none', 'declined'] as const)('says that nothing was charged where a payment is %s', (state) => {
    expect(chargedWords(payment(state))).toBe(words.charged.nothing);
    expect(standingView('cancelled', anOrder({ ending: 'shopper', payment: payment(state) })).text).toMatch(
      /Nothing was charged/,
    );
  });

  it('says of a payment that may still come that it goes back, and not that nothing was charged', () => {
    const waiting = payment('waiting');
    const said = [
      ...(['shopper', 'dealer', 'sold', null] as const).map(
        (ending) => standingView('cancelled', anOrder({ ending, payment: waiting })).text,
      ),
      words.over.text(chargedWords(waiting)),
      ...(['reserved', 'sold', 'gone'] as const).map((why) => words.lost[why].text(chargedWords(waiting))),
    ];
    for (const text of said) {
      expect(text).toContain('If you have paid, all of it goes back to you.');
      expect(text).not.toMatch(/nothing was charged/i);
    }
  });

  it('says of a card that holds another vehicle what can be done, and that all of the money goes back', () => {
    const order = anOrder({ state: 'cancelled', ending: 'card-in-use', payment: payment('refunding') });
    expect(orderScreen(order, null)).toEqual({ kind: 'standing', state: 'refunded' });
    expect(standingView('refunded', order)).toMatchObject({
      title: 'Your money goes back to you',
      text: expect.stringMatching(
        /already holds another vehicle.*Give the other up.*call us.*All of your money goes back/,
      ),
    });
  });

  it('says of money that came too late that it goes back', () => {
    const late = anOrder({ state: 'expired', ending: 'late-payment', payment: payment('refunding') });
    expect(standingView('refunded', late).text).toMatch(/^Your payment came after the hold had ended/);
  });
});
