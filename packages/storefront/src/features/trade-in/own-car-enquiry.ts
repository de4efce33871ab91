import type { OwnCar } from '@forecourt/api-contract';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../enquiry';
import { generalEnquiry, vehicleEnquiry } from '../enquiry/server';

/** The fields that say which vehicle it is. */
const carFields = ['make', 'model', 'badge', 'year', 'kilometres'] as const;

/**
 * The form that offers a shopper's own vehicle (TRAD-01, FORM-07): towards a vehicle of the stock, or for any. A vehicle
 * that was valued goes along unseen; else the form asks for it.
 */
export const ownCarEnquiry = (
  site: Parameters<typeof vehicleEnquiry>[0],
  category: 'trade-in' | 'sell',
  {
    path,
    vehicle,
    car,
    offerPrice = null,
  }: {
    readonly path: string;
    readonly vehicle: Vehicle | null;
    readonly car: OwnCar | null;
    /** What was offered for it, AUD dollars: its event tells of it when the offer is accepted. */
    readonly offerPrice?: number | null;
  },
): EnquiryContext => {
  const form = vehicle === null ? generalEnquiry(site, category) : vehicleEnquiry(site, vehicle, category);
  const context = { ...form, path, ...(offerPrice === null ? {} : { offerPrice }) };
  if (car === null) return context;
  const known = Object.fromEntries(carFields.map((name) => [name, String(car[name])]));
  return {
    ...context,
    fields: context.fields.filter(({ name }) => !carFields.some((field) => field === name)),
    unseen: { ...context.unseen, ...known },
  };
};
