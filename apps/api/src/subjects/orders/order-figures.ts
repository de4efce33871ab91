import type { OrderLine } from '@forecourt/api-contract';
import { type DeliveryRegion, deliveryTo } from '@forecourt/config/delivery';
import type { SiteDocument } from '@forecourt/config/site-document';
import { extraField, isSoldWith, type OrderAnswers, type OrderKind } from '@forecourt/domain/order';
import type { ExtraForSale } from '@forecourt/domain/order-forms';
import { holdFee } from '@forecourt/domain/order-law';
import type { AustralianState, PriceType, Vehicle } from '@forecourt/domain/vehicle';
import { askedAmount, shownPrice } from '@forecourt/domain/vehicle-price';

/** What an order is reckoned from. */
export interface OrderBasis {
  readonly site: Pick<SiteDocument, 'vehicle' | 'orders'>;
  readonly vehicle: Vehicle;
  readonly kind: OrderKind;
  readonly answers: OrderAnswers;
  /** State of the dealer who sells. */
  readonly state: AustralianState;
  readonly regions: readonly DeliveryRegion[];
}

/** An extra, and whether it is wanted. */
export interface ChosenExtra extends ExtraForSale {
  readonly cents: number;
  readonly chosen: boolean;
}

/** What an order comes to, in whole cents of AUD. */
export interface OrderFigures {
  /** Null where the dealer shows no price. */
  readonly priceCents: number | null;
  /** What the price includes, in words; null where it is not said. */
  readonly priceWords: string | null;
  /** The same as the feed names it. */
  readonly priceType: PriceType | null;
  readonly delivery: { readonly region: string; readonly cents: number } | null;
  readonly extras: readonly ChosenExtra[];
  readonly lines: readonly OrderLine[];
  readonly totalCents: number | null;
  /** What is paid now. */
  readonly feeCents: number;
}

/** Dollars of a document or a vehicle as cents. Parts of a cent are rounded off. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** What the site asks for a vehicle now, with what it includes. */
const askedPrice = (vehicle: Vehicle, site: OrderBasis['site']) => {
  const price = shownPrice(vehicle, site.vehicle);
  const asked = askedAmount(price);
  return {
    cents: asked === null ? null : centsOf(asked),
    type: price.kind === 'amount' ? price.priceType : null,
  };
};

/** The extras that a site offers with a vehicle; none with a reservation. */
export const extrasFor = ({ site, vehicle, kind, answers }: OrderBasis): readonly ChosenExtra[] =>
  kind === 'reserve'
    ? []
    : site.orders.extras
        .filter((extra) => isSoldWith(extra, vehicle))
        .map((extra) => ({
          ...extra,
          cents: centsOf(extra.price),
          chosen: (answers[extraField(extra.id)] ?? '') !== '',
        }));

const deliveryOf = ({ kind, answers, regions }: OrderBasis): OrderFigures['delivery'] => {
  if (kind === 'reserve' || answers.handover !== 'delivery') return null;
  const region = deliveryTo(regions, answers.postcode ?? '');
  return region === null ? null : { region: region.name, cents: centsOf(region.price) };
};

/** What an order comes to by what was typed and what the vehicle costs now; pure. */
export const orderFigures = (basis: OrderBasis): OrderFigures => {
  const { site, vehicle, state } = basis;
  const { cents: priceCents, type } = askedPrice(vehicle, site);
  const priceWords = type?.label ?? null;
  const delivery = deliveryOf(basis);
  const extras = extrasFor(basis);
  const lines: readonly OrderLine[] = [
    ...(priceCents === null ? [] : [{ kind: 'vehicle', label: priceWords ?? 'Price', cents: priceCents } as const]),
    ...(delivery === null
      ? []
      : [{ kind: 'delivery', label: `Delivery to ${delivery.region}`, cents: delivery.cents } as const]),
    ...extras.flatMap(({ chosen, name, cents }) => (chosen ? [{ kind: 'extra', label: name, cents } as const] : [])),
  ];
  return {
    ...{ priceCents, priceWords, priceType: type?.value ?? null, delivery, extras, lines },
    totalCents: priceCents === null ? null : lines.reduce((sum, { cents }) => sum + cents, 0),
    feeCents: holdFee(centsOf(site.vehicle.reserveFee), { state, carType: vehicle.car_type, priceCents }),
  };
};
