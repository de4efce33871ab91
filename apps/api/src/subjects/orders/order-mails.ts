import type { SiteDocument } from '@forecourt/config/site-document';
import { clockOfDay, dayInWords, localTime } from '@forecourt/domain/calendar';
import { formatCents } from '@forecourt/domain/money';
import { oneLine } from '@forecourt/domain/typed-text';
import type { OrderRow } from '../../ground/database/schema';
import type { OrderEndingName } from '../../ground/database/schema/shapes/agreed-order';
import { endingReasons } from './end-order';
import { orderNumber } from './order-store';

/** An instant on the wall of a zone: `Saturday` is left out, `5 December 2026 at 17:00`. */
export const instantInMail = (instant: Date, timeZone: string): string => {
  const { date, minutes } = localTime(timeZone, instant);
  return `${dayInWords(date)} at ${clockOfDay(minutes)}`;
};

/** What a mail about an order is made from. */
export interface OrderMail {
  readonly order: OrderRow;
  readonly site: Pick<SiteDocument, 'name'>;
  /** Address of the order's page. */
  readonly address: string;
  readonly timeZone: string;
  /** Whom the shopper can call: name and number of the dealer's place; null for none. */
  readonly call: string | null;
}

const greeting = ({ order }: OrderMail): string => `Hello ${oneLine(order.answers.name ?? '')},`;
const vehicleOf = ({ order }: OrderMail): string => `${oneLine(order.vehicle_name)} (stock ${oneLine(order.stocknum)})`;
const calling = ({ call }: OrderMail): readonly string[] => (call === null ? [] : ['', `Questions: ${call}`]);

/** That a vehicle is held: subject and lines; pure. */
export const heldMail = (mail: OrderMail): { readonly about: string; readonly lines: readonly string[] } => {
  const { order, address, timeZone } = mail;
  const paid =
    order.fee_cents === 0
      ? 'It costs nothing, and you may give it up at any time.'
      : `You have paid ${formatCents(order.fee_cents)}. All of it goes back if you give the vehicle up, if the time ends, or if it cannot be sold to you; if you buy the vehicle, it counts towards the price. The receipt comes by a mail of its own.`;
  const next =
    order.kind === 'buy'
      ? 'The dealer calls you to go through the contract, which you sign with them: until then nothing is bought.'
      : 'The dealer calls you to agree on a time to see it.';
  return {
    about: `${orderNumber(order)}: the vehicle is held for you`,
    lines: [
      greeting(mail),
      '',
      `${vehicleOf(mail)} is held for you${order.hold_until === null ? '' : ` until ${instantInMail(order.hold_until, timeZone)}`}.`,
      paid,
      next,
      '',
      `See it, or give it up: ${address}`,
      'Whoever has this link can do the same, so please do not pass it on.',
      ...calling(mail),
    ],
  };
};

const endings: Readonly<Record<OrderEndingName, string>> = {
  shopper: 'You have given it up.',
  dealer: 'The dealer has ended it.',
  clock: 'Its time has come to an end.',
  sold: 'The vehicle was sold to somebody else. We are sorry.',
  'card-in-use': endingReasons['card-in-use'],
};

/** What becomes of the money of an order that has ended, and what its shopper can do where they may still have the vehicle. */
const moneyBack = ({ order, timeZone }: OrderMail): readonly string[] => {
  const { state, ending, fee_cents, refund_due_at, payment_id } = order;
  const goes = `All of your ${formatCents(fee_cents)} goes back to where you paid from`;
  const bank = 'Your bank may take some days more.';
  if (ending === 'card-in-use')
    return [
      `${goes} by itself. ${bank}`,
      'Would you rather have this vehicle? Give the other one up on the page of its order, then reserve this one again; or call the dealer.',
    ];
  if (state === 'refunded' && fee_cents > 0)
    return [
      `${goes}${refund_due_at === null ? '' : `; it leaves us by ${instantInMail(refund_due_at, timeZone)}`}. ${bank}`,
    ];
  // A payment that was begun may still come: nobody can say yet that no money was taken.
  return state === 'cancelled' && payment_id !== null ? ['If you paid after it ended, all of it goes back.'] : [];
};

/** That an order has ended: subject and lines; pure. */
export const endedMail = (mail: OrderMail): { readonly about: string; readonly lines: readonly string[] } => {
  const { order, address } = mail;
  const number = orderNumber(order);
  if (order.state === 'expired')
    return {
      about: 'the vehicle is no longer held for you',
      lines: [
        greeting(mail),
        '',
        `The time to pay for ${vehicleOf(mail)} is over, and it is free for others again. If you paid after it ended, all of it goes back.`,
        `All that you entered is kept. Go on here: ${address}`,
        ...calling(mail),
      ],
    };
  return {
    about: `${number === null ? '' : `${number}: `}your reservation has ended`,
    lines: [
      greeting(mail),
      '',
      `Your reservation of ${vehicleOf(mail)} has ended.${order.ending === null ? '' : ` ${endings[order.ending]}`}`,
      ...moneyBack(mail),
      '',
      `See it, and vehicles like it: ${address}`,
      ...calling(mail),
    ],
  };
};

const dealerEndings: Readonly<Record<OrderEndingName, string>> = {
  shopper: 'The buyer has given it up.',
  dealer: 'It was ended by the dealer.',
  clock: 'Its time has come to an end.',
  sold: 'ATTENTION: the feed says that this vehicle is sold, while it was held for a buyer. If that is wrong, call the buyer and reserve it again.',
  'card-in-use': 'The card that paid already holds another of your vehicles.',
};

/** That the vehicle of an order was sold while it is held, and what to do; pure. */
const soldNote = (order: OrderRow): { readonly about: string; readonly lines: readonly string[] } => {
  const number = orderNumber(order);
  return {
    about: `HELD VEHICLE SOLD: please confirm or end ${number}`,
    lines: [
      ...ofOrder(order),
      'What happened: ATTENTION: the feed says that this vehicle is sold, while it is held for a buyer.',
      ...ofBuyer(order),
      `If this buyer has it, within a day: forecourt orders confirm ${number} --why "Sold to the buyer"`,
      'Else the order ends by itself after a day, or with its hold where that is sooner, and the buyer is told and has all money back.',
      `If the feed is wrong, correct it there: the hold then goes on.`,
    ],
  };
};

const ofOrder = (order: OrderRow): readonly string[] => [
  `Order: ${orderNumber(order)}`,
  `Vehicle: ${oneLine(order.vehicle_name)} (stock ${oneLine(order.stocknum)})`,
];

/** Nothing once the person was taken out of the order. */
const ofBuyer = ({ answers, erased_at }: OrderRow): readonly string[] =>
  erased_at !== null
    ? []
    : [
        `Buyer: ${oneLine(`${answers.name ?? ''} ${answers.last_name ?? ''}`.trim())}`,
        `Phone: ${oneLine(answers.phone ?? '')}`,
      ];

/**
 * What the dealer has to know of an order that has ended, or whose vehicle was sold while it is held, without anything that
 * the buyer typed beside who they are; pure.
 */
export const dealerNote = (order: OrderRow): { readonly about: string; readonly lines: readonly string[] } => {
  if (order.state === 'held') return soldNote(order);
  const number = orderNumber(order);
  return {
    about: `${order.ending === 'sold' ? 'HELD VEHICLE SOLD: ' : ''}${number} has ended`,
    lines: [
      ...ofOrder(order),
      ...(order.ending === null ? [] : [`What happened: ${dealerEndings[order.ending]}`]),
      ...ofBuyer(order),
      `Money: ${order.fee_cents === 0 ? 'none was paid' : `${formatCents(order.fee_cents)} goes back to the buyer by itself`}`,
      `More: forecourt orders show ${number}`,
    ],
  };
};
