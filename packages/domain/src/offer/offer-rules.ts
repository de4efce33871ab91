import { calendarDateIn, stateTimeZone } from '../calendar/zone';
import { isSoldPageShown, type SoldVehicle } from '../sold-vehicle/sold-vehicle';
import type { AustralianState } from '../vehicle/australian-states';
import { isAvailable } from '../vehicle/availability';
import { type ShownComments, truncate } from '../vehicle/comments';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import { isPlaceholderImage } from '../vehicle-images/vehicle-images';
import type { Offer } from './offer';

/** Longer texts of an offer than this many characters are cut (OFFR-01). */
export const offerTextLimit = 200;
/** Characters left of a description that is cut (OFFR-01). */
export const offerDescriptionCut = 160;

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/**
 * The words of a sanitised text, for a place that shows plain text; what is struck out no longer holds, and is none of
 * them. It makes nothing safe to stand as HTML.
 */
const plainText = (html: string): string =>
  html
    .split(/<(?:s|del)>/)
    .map((part, at) => (at > 0 ? part.replace(/^.*?<\/(?:s|del)>/s, ' ') : part))
    .join('')
    .replace(/<\/?(strong|b|em|i|a|sub)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** A text over 200 characters cut to `cut` of them; `full` is then the whole text. */
const shorten = (text: string, cut: number): ShownComments =>
  truncate(text, offerTextLimit) === null ? { text, full: null } : { text: truncate(text, cut) ?? text, full: text };

/** An offer's description as plain words, cut to 160 characters when over 200: View more brings the rest (OFFR-01). */
export const offerDescription = (offer: Record<'sanitized_description' | 'description', string>): ShownComments =>
  shorten(plainText(offer.sanitized_description || offer.description), offerDescriptionCut);

/** An offer's disclaimer, which is plain words already, cut to 200 characters; null when it has none (OFFR-01). */
export const offerDisclaimer = (offer: Pick<Offer, 'disclaimer'>): ShownComments | null => {
  const text = offer.disclaimer?.trim() ?? '';
  return text === '' ? null : shorten(text, offerTextLimit);
};

/** The picture of an offer: its own, else its model's, else null for the designed stand-in (OFFR-03). */
export const offerImage = (offer: Pick<Offer, 'image_url' | 'image_or_model_image'>): string | null =>
  [offer.image_url, offer.image_or_model_image?.url ?? null].find((url) => !isPlaceholderImage(url)) ?? null;

/**
 * Whether a site shows an offer (OFFR-02): the site is not excluded, its last day has not gone by in the state of the
 * site, and the vehicle it is for, if it is for one, is available or sold no longer ago than `soldCarDays`.
 */
export const isOfferShown = (
  offer: Pick<Offer, 'excluded_website_ids' | 'until'>,
  context: {
    readonly website_id: string;
    readonly state: AustralianState;
    readonly vehicle: SoldVehicle | null;
    readonly now: Date;
  },
  settings: Pick<VehicleSettings, 'soldCarDays'>,
): boolean =>
  !offer.excluded_website_ids.includes(context.website_id) &&
  (offer.until === null || calendarDateIn(stateTimeZone(context.state), context.now) <= offer.until) &&
  (context.vehicle === null || isAvailable(context.vehicle) || isSoldPageShown(context.vehicle, settings, context.now));
