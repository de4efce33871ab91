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

/** A sanitised text without what is struck out in it: that no longer holds. */
const unstruck = (html: string): string =>
  html
    .split(/<(?:s|del)>/)
    .map((part, at) => (at > 0 ? part.replace(/^.*?<\/(?:s|del)>/s, ' ') : part))
    .join('');

const wordsOf = (markup: string): string =>
  markup
    .replace(/<\/?(strong|b|em|i|a|sub)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** A paragraph, a heading or an entry of a list, closed as a sentence is, so that what follows does not run on from it. */
const closed = (words: string, end: string): string =>
  /[.!?:;,…]$/.test(words) ? words : `${words}${end.startsWith('</h') ? ':' : '.'}`;

/**
 * The words of a sanitised text, for a place that shows plain text; what is struck out no longer holds, and is none of
 * them. It makes nothing safe to stand as HTML.
 */
const plainText = (html: string): string => {
  const parts = unstruck(html).split(/(<\/(?:p|h[1-6]|li)>)/);
  const blocks = parts.flatMap((part, at) => {
    const words = at % 2 === 0 ? wordsOf(part) : '';
    return words === '' ? [] : [{ words, end: parts[at + 1] ?? '' }];
  });
  return blocks.map(({ words, end }, at) => (at === blocks.length - 1 ? words : closed(words, end))).join(' ');
};

/** Whole sentences of a text; `p.a.` ends none, since a rate never stands without what follows it. */
const sentences = /^.*(?<!\bp\.a)[.!?](?=\s+[\p{Lu}\d])/su;
/** Whole words of a text. */
const wholeWords = /^.*\S(?=\s)/s;

/**
 * At most `limit` characters of a text, ended where a sentence ends, or where a word does and an ellipsis follows; within
 * a word only where there is no other end. Null when the text is not cut.
 */
const cutAtEnd = (text: string, limit: number): string | null => {
  const cut = truncate(text, limit);
  if (cut === null) return null;
  const kept = text.slice(0, cut.length - 1);
  const [said = ''] = sentences.exec(text.slice(0, kept.length + 2)) ?? [];
  if (said.length >= limit / 3) return said;
  const [words] = wholeWords.exec(text.slice(0, kept.length + 1)) ?? [];
  if (words === undefined) return cut;
  return /[.!?]$/.test(words) ? words : `${words}…`;
};

/** A text over 200 characters cut to `cut` of them at most; `full` is then the whole text. */
const shorten = (text: string, cut: number): ShownComments =>
  truncate(text, offerTextLimit) === null ? { text, full: null } : { text: cutAtEnd(text, cut) ?? text, full: text };

/** An offer's description as plain words, cut to at most 160 characters when over 200: View more brings the rest (OFFR-01). */
export const offerDescription = (offer: Record<'sanitized_description' | 'description', string>): ShownComments =>
  shorten(plainText(offer.sanitized_description || offer.description), offerDescriptionCut);

/** An offer's disclaimer, which is plain words already, cut to at most 200 characters; null when it has none (OFFR-01). */
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
