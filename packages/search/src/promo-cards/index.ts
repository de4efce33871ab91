export { type PromoCard, type PromoPlace, type ResultEntry, shownPromos, withPromos } from './promo-cards';
export { type PromoSettings, promoSettingsSchema } from './promo-settings';
