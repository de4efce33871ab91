import type { PublicSite } from '@forecourt/config/public-site';
import { carTypeLabel, type Vehicle } from '@forecourt/domain/vehicle';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { creditConsent } from '@forecourt/finance';
import type { EnquiryContext } from '../enquiry';
import { generalEnquiry, vehicleEnquiry } from '../enquiry/server';
import type { AskedFinance } from './finance-query';
import { financePurposes, financeWords } from './finance-words';

type Asked = Pick<AskedFinance, 'dealership' | 'budget' | 'carType'>;
const nothingAsked: Asked = { dealership: null, budget: null, carType: null };

/** The initial message of an enquiry about no particular vehicle, from the parameters of the link. */
const messageOf = (site: Pick<PublicSite, 'vehicle'>, { budget, carType }: Asked): string => {
  const type = carType === null ? '' : `${carTypeLabel(carType, site.vehicle).toLowerCase()} `;
  const upTo = budget === null ? '' : ` up to ${formatDollars(budget)}`;
  return `I would like a finance quote for a ${type}vehicle${upTo}.`;
};

/**
 * A finance form, about a vehicle or none (ROUTE-13). The parameters of the link are its initial values (ROUTE-09); the
 * recipient of the details, and what the dealer is paid, stand beside the consent (NCCP Regulations 2010, reg 25).
 */
export const financeEnquiry = (
  site: PublicSite,
  category: 'finance' | 'pre-approval',
  {
    vehicle = null,
    asked = nothingAsked,
    path,
  }: { readonly vehicle?: Vehicle | null; readonly asked?: Asked; readonly path?: string } = {},
): EnquiryContext => {
  const context = vehicle === null ? generalEnquiry(site, category) : vehicleEnquiry(site, vehicle, category);
  const fields: EnquiryContext['fields'] = context.fields.map((field) => {
    switch (field.name) {
      case 'subject':
        return {
          ...field,
          label: financeWords.purpose,
          required: true,
          value: financePurposes[0],
          options: financePurposes.map((purpose) => ({ value: purpose, label: purpose })),
        };
      case 'finance_consent':
        return { ...field, label: creditConsent(site.finance.credit) };
      case 'message':
        return vehicle === null && category === 'finance' ? { ...field, value: messageOf(site, asked) } : field;
      case 'dealership':
        return asked.dealership === null ? field : { ...field, value: asked.dealership };
      default:
        return field;
    }
  });
  return { ...context, fields, ...(vehicle === null && path !== undefined ? { path } : {}) };
};
