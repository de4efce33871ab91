// @ts-check
import { crashAttack, crashStock } from './crash-attack.mjs';
import { crowdAttacks, crowdStock } from './crowd-attacks.mjs';
import { faultAttacks, faultStock } from './fault-attacks.mjs';

/** @typedef {import('../attack.mjs').Attack<import('./order-target.mjs').OrderTarget>} OrderAttack */

/** Stock numbers of the vehicles that so many checkouts need. @param {number} checkouts */
export const orderStock = (checkouts) => [...crashStock(checkouts), ...crowdStock, ...faultStock];

/**
 * Everything that may go wrong with orders and their payments.
 * @param {{ checkouts: number, seed: number }} options
 * @returns {readonly OrderAttack[]}
 */
export const orderAttacks = (options) => [crashAttack(options), ...crowdAttacks, ...faultAttacks(options)];
