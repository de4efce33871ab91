export { type PromoNode, promoNodeSchema } from './promo-node';
