// @ts-check
import { counted } from './crash-attack.mjs';
import { sites } from './documents.mjs';
import { shopperOf } from './shopper.mjs';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */
/** @typedef {import('./order-attacks.mjs').OrderAttack} OrderAttack */

const crowd = { buyers: 200, cars: 10 };
export const crowdStock = ['X1', ...Array.from({ length: crowd.cars }, (_, at) => `T${at + 1}`)];

/**
 * An order of each, filled in at most twenty at a time.
 * @param {OrderTarget} target
 * @param {readonly { stocknum: string, site: string }[]} wanted
 * @param {number} range of telephone numbers and addresses
 */
const fillAll = async (target, wanted, range) => {
  /** @type {{ shopper: ReturnType<typeof shopperOf>, token: string, stocknum: string }[]} */
  const filled = [];
  const waiting = wanted.map((one, at) => ({ ...one, at }));
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { site, stocknum, at } = one;
      const shopper = shopperOf(target, { site, client: `10.${range}.${at >> 8}.${at & 255}` });
      const person = { phone: `04${range}${String(at).padStart(6, '0')}`, email: `crowd${range}-${at}@example.com` };
      const { token, notice } = await shopper.fill(stocknum, person);
      if (token === null) throw new Error(`${stocknum} is taken (${notice}) before anybody paid.`);
      filled.push({ shopper, token, stocknum });
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  return filled;
};

/**
 * All go to pay at the same time, each once.
 * @param {Awaited<ReturnType<typeof fillAll>>} filled
 */
const payAtOnce = async (filled) => {
  const ready = await Promise.all(
    filled.map(async (one) => ({ ...one, question: await one.shopper.paying(one.token) })),
  );
  return Promise.all(
    ready.map(async ({ shopper, token, stocknum, question }) => {
      const answer = await shopper.once(question);
      const { notice } = answer.status === 200 ? shopper.next(answer) : { notice: `status ${answer.status}` };
      return { shopper, token, stocknum, answer, said: notice ?? 'held' };
    }),
  );
};

/** Many who want the same. @type {readonly OrderAttack[]} */
export const crowdAttacks = [
  {
    name: `${crowd.buyers} buyers who go to pay for one vehicle at the same instant`,
    promise: 'one hold, the others are told that it is reserved, with similar vehicles',
    run: async (target) => {
      const wanted = Array.from({ length: crowd.buyers }, () => ({ stocknum: 'X1', site: 'yard' }));
      const paid = await payAtOnce(await fillAll(target, wanted, 20));
      const shown = await Promise.all(
        paid.filter(({ said }) => said === 'reserved').map(({ shopper, token }) => shopper.read(token)),
      );
      const helped = shown.filter(({ vehicle, similar }) => vehicle.state === 'reserved' && similar.length > 0).length;
      const holds = paid.filter(({ said }) => said === 'held').length;
      return {
        holds: holds === 1 && helped === crowd.buyers - 1,
        answered: `${counted(paid.map(({ said }) => said))}; ${helped} read that it is reserved, with similar vehicles`,
        slowestMs: Math.max(...paid.map(({ answer }) => answer.ms)),
      };
    },
  },
  {
    name: `two sites that show the same ${crowd.cars} vehicles, four buyers of each at the same instant`,
    promise: 'one hold a vehicle, whichever site it is from',
    run: async (target) => {
      const wanted = Array.from({ length: crowd.cars * 4 }, (_, at) => ({
        stocknum: `T${(at % crowd.cars) + 1}`,
        site: sites[at >= crowd.cars * 2 ? 1 : 0],
      }));
      const paid = await payAtOnce(await fillAll(target, wanted, 21));
      const held = paid.filter(({ said }) => said === 'held');
      return {
        holds:
          held.length === crowd.cars &&
          new Set(held.map(({ stocknum }) => stocknum)).size === crowd.cars &&
          paid.every(({ said }) => said === 'held' || said === 'reserved'),
        answered: counted(paid.map(({ said }) => said)),
        slowestMs: Math.max(...paid.map(({ answer }) => answer.ms)),
      };
    },
  },
];
