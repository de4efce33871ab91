export { PromoCard, type PromoCardProps } from './promo-card';
