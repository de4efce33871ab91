import { formatNumber } from '@forecourt/domain/numbers';
import {
  itemTypes,
  knownWord,
  soldSentence,
  type VehicleSettings,
  vehicleName,
  vehicleSubtitle,
} from '@forecourt/domain/vehicle';
import { type ControlSettings, type SiteCapabilities, vehicleControls } from '@forecourt/domain/vehicle-controls';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { hitControls, hitPrice, type SearchHit } from '@forecourt/search/record';
import type { CardAction, VehicleCardProps, VehicleFact } from '@forecourt/ui/vehicle-card';
import { certifiedSeal } from './certified-seal';
import { type ActionHrefs, controlAction } from './control-action';
import { priceValue, weeklyRepayment } from './price-value';
import { stageTone } from './stage-tone';
import { vehicleShape } from './vehicle-shape';

/** What a card needs to know of its site. Plain data: it crosses to the browser. */
export interface CardSettings {
  readonly vehicle: Pick<VehicleSettings, 'illustratedPictures'> & ControlSettings;
  readonly can: SiteCapabilities;
}

/** The places that a card leads to. */
export type CardHrefs = ActionHrefs;

/** A card's picture stands in a box of 600 by 400 (CARD-01). */
const pictureSize = { width: 600, height: 400 } as const;

/** Whether a caravan's figure says nothing without its name: weights, berths, a width beside the length. */
const needsName = ({ label, value }: VehicleFact): boolean =>
  label !== 'Body length' && /\d/.test(value) && !value.endsWith(' km');

/** A caravan's own facts, each with its name where it needs one. */
const caravanFacts = (hit: SearchHit): readonly VehicleFact[] =>
  hit.specs.slice(0, 4).map((fact) => (needsName(fact) ? { ...fact, named: true } : fact));

/** The four facts that decide: a caravan's own, else kilometres, fuel, transmission and drive (CARD-01). */
export const cardFacts = (hit: SearchHit): readonly VehicleFact[] => {
  const known = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  if (hit.item_type === 'caravan') return caravanFacts(hit);
  if (hit.item_type === 'motorcycle') return hit.specs.slice(0, 4);
  return [
    ...known('Odometer', hit.km === null ? null : `${formatNumber(hit.km)} km`),
    ...known('Fuel', hit.fuel),
    ...known('Transmission', hit.transmission),
    ...known('Drive', hit.drive),
  ];
};

const cardState = (hit: SearchHit): NonNullable<VehicleCardProps['state']> => {
  if (!hit.available) return 'sold';
  if (hit.reserved) return 'reserved';
  return hit.status === 'coming_soon' ? 'coming-soon' : 'available';
};

const stateNotes: Partial<Record<NonNullable<VehicleCardProps['state']>, string>> = {
  reserved: 'On hold for another buyer.',
  sold: `${soldSentence}.`,
};

/** Kinds of tags as the index holds them; one that this version does not know is shown plainly. */
const tagKinds = ['sold', 'electric', 'reserved', 'certified', 'coming-soon', 'new'] as const;

const cardActions = (hit: SearchHit, { can, vehicle }: CardSettings, to: CardHrefs): readonly CardAction[] =>
  vehicleControls('card', hitControls(hit), can, vehicle).flatMap((control) => controlAction(control, hit, to) ?? []);

/** A search hit as a card shows it: pure data for every card of the design system. Source: CARD-01, CARD-02. */
export const vehicleCardView = (
  hit: SearchHit,
  settings: CardSettings,
  to: CardHrefs,
  { priority = false }: { readonly priority?: boolean } = {},
): VehicleCardProps => {
  const heading = vehicleName(hit);
  const subheading = vehicleSubtitle(hit);
  const state = cardState(hit);
  // A vehicle with an offer of a rate has no repayment: the one at the usual rate would contradict it.
  const note = [stateNotes[state], hit.offer_note].filter(Boolean).join(' ');
  const seal = certifiedSeal({ ...hitControls(hit), make: hit.make, certified: hit.certified });
  const place = [hit.location_name, hit.city].find((name) => name !== '');
  return {
    href: to.vehicle(hit),
    heading,
    ...(subheading === '' ? {} : { subheading }),
    ...(seal === undefined ? {} : { seal }),
    image: isPlaceholderImage(hit.primary_image_url)
      ? null
      : {
          src: hit.primary_image_url,
          alt: [heading, hit.colour.toLowerCase()].filter(Boolean).join(', '),
          ...pictureSize,
          ...(settings.vehicle.illustratedPictures
            ? { fit: 'contain', tone: stageTone(hit.colour) }
            : { fit: 'cover' }),
        },
    shape: vehicleShape(hit.body, knownWord(itemTypes, hit.item_type) ?? 'car'),
    priority,
    state,
    // A kind that this version does not know is shown as plainly as a dealer's own.
    tag: hit.tag === '' ? null : { kind: knownWord(tagKinds, hit.tag_kind) ?? 'custom', label: hit.tag },
    ...(hit.announced ? { announced: hit.announced } : {}),
    price: priceValue(hitPrice(hit)),
    ...(hit.weekly === null ? {} : { repayment: weeklyRepayment(hit.weekly) }),
    ...(note === '' ? {} : { note }),
    facts: cardFacts(hit),
    ...(place === undefined ? {} : { location: place }),
    stock: `Stock ${hit.stocknum}`,
    photosCount: hit.photos_count,
    actions: cardActions(hit, settings, to),
  };
};
