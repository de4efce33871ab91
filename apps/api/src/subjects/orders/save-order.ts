import type { SiteDocument } from '@forecourt/config/site-document';
import { typedField } from '@forecourt/domain/form-field';
import {
  extraField,
  isOpen,
  type OrderAnswers,
  type OrderStepName,
  orderFields,
  orderSteps,
  stepsOf,
} from '@forecourt/domain/order';
import type { Db } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import type { ValuationTokens } from '../trade-in';
import { faultsOfStep } from './order-faults';
import { extrasFor, orderFigures } from './order-figures';
import { linkEnd } from './order-link';
import { changeOrder, holdOrder } from './order-store';
import { vehicleOfOrder } from './order-vehicle';

/** Twice what a field takes: somebody who pastes too much sees it again, to be shortened. */
const mostKept = 8000;

/** What an order answers after a step was sent, as it was typed; pure. */
export const answersAfter = (
  before: OrderAnswers,
  step: OrderStepName,
  sent: ReadonlyMap<string, string>,
  extras: readonly { readonly id: string }[],
): OrderAnswers => {
  const answers: Record<string, string | undefined> = { ...before };
  for (const name of orderSteps[step].fields)
    answers[name] = typedField(orderFields[name].input, sent.get(name) ?? '').slice(0, mostKept);
  if (step === 'extras')
    for (const { id } of extras) answers[extraField(id)] = (sent.get(extraField(id)) ?? '') === '' ? '' : 'on';
  return answers;
};

/** What a shopper means to do after a step: go on, go back, or leave it for later. */
export type OrderWish = 'next' | 'back' | 'stay';

/** Where a shopper stands after a step was sent; null where the order is gone, `over` where nothing is changed any more. */
export type SavedStep =
  | { readonly kind: 'at'; readonly step: OrderStepName; readonly slug: string | null }
  | { readonly kind: 'over' }
  | { readonly kind: 'gone' };

const nextStep = (
  steps: readonly OrderStepName[],
  step: OrderStepName,
  { wish, isWrong }: { readonly wish: OrderWish; readonly isWrong: boolean },
): OrderStepName => {
  const at = steps.indexOf(step);
  if (wish === 'back') return steps[Math.max(0, at - 1)] ?? step;
  return wish === 'stay' || isWrong ? step : (steps[at + 1] ?? step);
};

/** What the shopper is shown as the price from now on, and what it was before where that is another. */
export const priceSeen = (order: OrderRow, priceCents: number | null) =>
  order.price_cents === priceCents ? {} : { price_cents: priceCents, price_was_cents: order.price_cents };

/** What a vehicle that is traded in was valued at; null where none is, and for a token that proves nothing here. */
const valuationOf = (
  { trade_in, trade_in_estimate = '' }: OrderAnswers,
  { website_id }: Pick<SiteDocument, 'website_id'>,
  tokens: Pick<ValuationTokens, 'open'>,
) => (trade_in === 'yes' && trade_in_estimate !== '' ? tokens.open(website_id, trade_in_estimate) : null);

/**
 * Stores a step as it was typed, with the price that the vehicle has by now, and says which comes next: itself while
 * something is to be mended. Nothing is stored of an order that is held or over.
 */
export const saveOrder = (
  db: Pick<Db, 'transaction'>,
  {
    site,
    now,
    shopperId,
    tokens,
  }: {
    readonly site: SiteDocument;
    readonly now: Date;
    readonly shopperId: string | null;
    /** Opens what proves a valuation. */
    readonly tokens: Pick<ValuationTokens, 'open'>;
  },
  id: string,
  sent: {
    readonly step: OrderStepName;
    readonly wish: OrderWish;
    readonly fields: ReadonlyMap<string, string>;
  },
): Promise<SavedStep> =>
  db.transaction(async (tx) => {
    const order = await holdOrder(tx, id);
    if (order === null || order.website_id !== site.website_id || order.link_ends_at <= now) return { kind: 'gone' };
    if (!isOpen(order.state)) return { kind: 'over' };
    const found = await vehicleOfOrder(tx, site, order);
    const basis = (answers: OrderAnswers) =>
      found === null
        ? null
        : { site, vehicle: found.vehicle, kind: order.kind, answers, state: found.state, regions: found.regions };
    const before = basis(order.answers);
    const extras = before === null ? [] : extrasFor(before);
    const steps = stepsOf(order.kind, { hasExtras: extras.length > 0 });
    const slug = found?.vehicle.slug ?? null;
    if (!steps.includes(sent.step)) return { kind: 'at', step: steps[0] ?? 'details', slug };
    const answers = answersAfter(order.answers, sent.step, sent.fields, extras);
    const after = basis(answers);
    const isTried = order.tried.includes(sent.step) || sent.wish === 'back';
    await changeOrder(tx, order, {
      answers,
      ...(isTried ? {} : { tried: [...order.tried, sent.step] }),
      ...(after === null ? {} : priceSeen(order, orderFigures(after).priceCents)),
      ...(sent.step === 'trade-in' ? { valuation: valuationOf(answers, site, tokens) } : {}),
      // Begun by nobody in particular, it belongs to whoever goes on with it signed in.
      shopper_id: order.shopper_id ?? shopperId,
      link_ends_at: linkEnd(now),
      updated_at: now,
    });
    const checked = { kind: order.kind, answers, hasExtras: extras.length > 0, regions: found?.regions ?? [] };
    const isWrong = faultsOfStep(sent.step, checked).length > 0;
    return { kind: 'at', step: nextStep(steps, sent.step, { wish: sent.wish, isWrong }), slug };
  });
