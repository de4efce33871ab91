import type { OwnCar } from '@forecourt/api-contract';
import { findMake } from '@forecourt/domain/makes';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../enquiry';
import { generalEnquiry, vehicleEnquiry } from '../enquiry/server';

/** The fields that identify the vehicle. */
const carFields = ['make', 'model', 'badge', 'year', 'kilometres'] as const;

type CarField = (typeof carFields)[number];

const isCarField = (name: string): name is CarField => carFields.some((field) => field === name);

/**
 * The form that offers a shopper's own vehicle (TRAD-01, FORM-07): towards a vehicle of the stock, or for any. A vehicle
 * that was valued goes along unseen; else the form asks for it, with what was typed of it before. What is typed into the
 * form of one vehicle does not come back in that of another.
 */
export const ownCarEnquiry = (
  site: Parameters<typeof vehicleEnquiry>[0],
  category: 'trade-in' | 'sell',
  {
    path,
    vehicle,
    car,
    typed = {},
    offerPrice = null,
  }: {
    readonly path: string;
    readonly vehicle: Vehicle | null;
    readonly car: OwnCar | null;
    /** The shopper's answers about the vehicle so far, as typed: initial values of the fields. */
    readonly typed?: Readonly<Partial<Record<CarField, string>>>;
    /** The offer for the vehicle in AUD dollars: sent with the event when the offer is accepted. */
    readonly offerPrice?: number | null;
  },
): EnquiryContext => {
  const form = vehicle === null ? generalEnquiry(site, category) : vehicleEnquiry(site, vehicle, category);
  const known = (name: CarField): string => {
    const said = car === null ? (typed[name] ?? '') : String(car[name]);
    return name === 'make' ? (findMake(said)?.name ?? said) : said;
  };
  const context = {
    ...form,
    path,
    draft: carFields.map(known).join(' ').trim(),
    ...(offerPrice === null ? {} : { offerPrice }),
  };
  if (car === null)
    return {
      ...context,
      fields: context.fields.map((field) => (isCarField(field.name) ? { ...field, value: known(field.name) } : field)),
    };
  return {
    ...context,
    fields: context.fields.filter(({ name }) => !isCarField(name)),
    unseen: { ...context.unseen, ...Object.fromEntries(carFields.map((name) => [name, known(name)])) },
  };
};
