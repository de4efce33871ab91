// Offer prices of demo vehicles: what the dealer sells at, below what is asked (PRICE-04).

/** About a twentieth less, in steps of $500, so that it ends as advertised prices do. AUD dollars. */
const offerPrice = (/** @type {number} */ price) => price - Math.max(500, Math.round((price * 0.05) / 500) * 500);

/**
 * The offer price of a vehicle, empty where its yard names none for it.
 * @param {import('./yards.mjs').Yard} yard
 * @param {{ stocknum: string, price: number }} row price in AUD dollars
 */
export const offerPriceOf = ({ offered = [] }, { stocknum, price }) => ({
  offer_price: offered.includes(stocknum) ? offerPrice(price) : '',
});
