import { phoneNumber } from '../../ground/text/phone-number';
import type { LeadForDelivery } from './adf';

/** The lead as a receiver gets it. Fields are only ever added. */
export const webhookBody = (lead: LeadForDelivery): string => {
  const { submission, vehicle, dealership } = lead;
  const { user_agent: _agent, idempotency_key: _key, lead_id: _id, ...sent } = submission;
  return JSON.stringify({
    type: 'lead',
    version: 1,
    lead_id: lead.lead_id,
    created_at: lead.created_at.toISOString(),
    site: lead.siteName,
    dealership: { id: dealership.id, name: dealership.name },
    vehicle:
      vehicle === null
        ? null
        : {
            id: vehicle.id,
            stocknum: vehicle.stocknum,
            vin: vehicle.vin,
            name: vehicle.name,
            make: vehicle.make,
            model: vehicle.model,
            badge: vehicle.badge,
            year: vehicle.year,
            km: vehicle.km,
            price: vehicle.price,
            car_type: vehicle.car_type,
          },
    consent: lead.consent,
    suspected: lead.suspected,
    phone_e164: phoneNumber(sent.userData.phone)?.e164 ?? null,
    ...sent,
  });
};
