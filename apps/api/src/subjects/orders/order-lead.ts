import { randomBytes } from 'node:crypto';
import type { SiteDocument } from '@forecourt/config/site-document';
import { type EnquiryUserData, enquiryUserDataSchema, messageLength } from '@forecourt/domain/enquiry';
import { type LeadSubmission, leadSubmissionSchema } from '@forecourt/domain/lead';
import { formatCents } from '@forecourt/domain/money';
import { extraField, isAsked, type OrderAnswers, orderFields } from '@forecourt/domain/order';
import type { Tx } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { readQuote, submitLead } from '../leads';
import type { OrderMoment } from './end-order';
import { orderNumber } from './order-store';
import { type OrderedVehicle, vehicleOfOrder } from './order-vehicle';

/** What somebody chose, in the words of the form; null where it was not asked. */
const chosen = (name: 'buyer' | 'paying' | 'handover', answers: OrderAnswers): string | null => {
  const labels: Readonly<Record<string, string>> = orderFields[name].choiceLabels;
  const answer = answers[name] ?? '';
  return answer === '' ? null : (labels[answer] ?? answer);
};

/** What the dealer has to know of an order, a line each; pure. */
export const orderInLines = (order: OrderRow, site: Pick<SiteDocument, 'orders'>): readonly string[] => {
  const { answers } = order;
  const lines: readonly (readonly [string, string | null])[] = [
    ['Order', orderNumber(order)],
    ['Paid to hold the vehicle', order.fee_cents === 0 ? 'nothing' : formatCents(order.fee_cents)],
    ['Held until', order.hold_until?.toISOString() ?? null],
    ['Price shown', order.price_cents === null ? null : formatCents(order.price_cents)],
    ['Buyer', chosen('buyer', answers)],
    ['Paying', chosen('paying', answers)],
    ['Trade-in', answers.trade_in === 'yes' ? (answers.trade_in_vehicle ?? '') : null],
    ['Trade-in registration', answers.trade_in === 'yes' ? answers.trade_in_rego || null : null],
    ['Trade-in kilometres', answers.trade_in === 'yes' ? answers.trade_in_kilometres || null : null],
    ['Handover', chosen('handover', answers)],
    [
      'Deliver to',
      answers.handover === 'delivery'
        ? [answers.address, answers.suburb, answers.state, answers.postcode].join(' ')
        : null,
    ],
    ...site.orders.extras
      .filter(({ id }) => (answers[extraField(id)] ?? '') !== '')
      .map(({ name, price }) => ['Extra', `${name}, ${formatCents(Math.round(price * 100))}`] as const),
  ];
  return lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [`${label}: ${value}`]));
};

/** What an order knows of the person of an enquiry. */
const ofPerson = { name: true, last_name: true, email: true, phone: true, postcode: true } as const;
/** Most characters of what an enquiry says of its vehicle. */
const mostKnown = 200;

/** A field as an enquiry takes it; empty where it was not asked for, or would not be taken. */
const soundField = ({ kind, answers }: OrderRow, name: keyof typeof ofPerson): string => {
  if (!isAsked(name, answers, kind)) return '';
  const { success, data } = enquiryUserDataSchema.shape[name].safeParse(answers[name] ?? '');
  return success ? data : '';
};

/** Who has ordered, and what, as an enquiry says it. Money is there by now: nothing that was typed may refuse it. */
const personOf = (order: OrderRow, site: SiteDocument): EnquiryUserData => {
  const message = orderInLines(order, site).join('\n').slice(0, messageLength);
  return {
    ...enquiryUserDataSchema.omit(ofPerson).parse({ message, opt_in: false }),
    name: soundField(order, 'name'),
    last_name: soundField(order, 'last_name'),
    email: soundField(order, 'email'),
    phone: soundField(order, 'phone'),
    postcode: soundField(order, 'postcode'),
  };
};

/** The enquiry of an order; pure. It never throws on what a shopper typed. */
export const enquiryOf = (order: OrderRow, site: SiteDocument, found: OrderedVehicle | null): LeadSubmission => ({
  ...leadSubmissionSchema.omit({ userData: true }).parse({
    category: order.kind === 'buy' ? 'buy-online' : 'reserve',
    // The same order is one enquiry, whoever completes its payment.
    idempotency_key: order.id,
    car_id: found === null ? null : found.vehicle.id,
    url: found === null ? '' : found.vehicle.path,
    ...(found === null
      ? {}
      : {
          'Vehicle Make': found.vehicle.make.slice(0, mostKnown),
          'Vehicle Model': found.vehicle.model.slice(0, mostKnown),
          stock_number: found.vehicle.stocknum.slice(0, mostKnown),
          car_type: found.vehicle.car_type,
        }),
  }),
  userData: personOf(order, site),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What a browser sent is its own; an order is whole without it.
    return null;
  }
};

/** The figures of the calculator that an order was taken with, and what its trade-in was valued at. */
const carriedBy = ({ answers, valuation }: OrderRow, site: SiteDocument) => {
  const quote = answers.paying === 'dealer-finance' ? readQuote(parsed(answers.quote ?? ''), site) : null;
  return {
    ...(quote === null || quote === 'unreadable' ? {} : { finance: quote }),
    ...(answers.trade_in === 'yes' && valuation !== null ? { valuation } : {}),
  };
};

/**
 * Stores the enquiry of an order whose vehicle is held, with its messages to the dealer (ADF, webhook): in the transaction
 * that holds it. Its shopper gets the mail of the order and no receipt of the enquiry besides.
 * @returns the lead's id
 */
export const submitOrderLead = async (
  tx: Tx,
  order: OrderRow,
  site: SiteDocument,
  moment: OrderMoment,
): Promise<string> => {
  const found = await vehicleOfOrder(tx, site, order);
  const context = {
    ...moment,
    db: tx,
    site,
    shopperId: order.shopper_id,
    mayReceive: async () => false,
    // Nothing is added to it.
    updateToken: () => randomBytes(32).toString('base64url'),
  };
  const submit = (about: OrderedVehicle | null) =>
    submitLead(context, { ...enquiryOf(order, site, about), ...carriedBy(order, site) });
  const first = await submit(found);
  // A vehicle that is no longer this site's is no reason to lose an order that was paid for.
  const lead = first.kind === 'refused' ? await submit(null) : first;
  if (lead.kind === 'refused') throw new Error(`The enquiry of order ${order.id} was refused: ${lead.reason}.`);
  return lead.lead_id;
};
