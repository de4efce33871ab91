import type { LeadReceipt } from '@forecourt/api-contract';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The enquiry that an address names, if the site stored it: loaded from the API each time, since a lead is in no cached
 * page. While the API fails the address is believed: a shopper who sent an enquiry a moment ago must not read that
 * there is none.
 */
export const loadLead = cache(async (websiteId: string, leadId: string | null): Promise<LeadReceipt | null> => {
  if (leadId === null || !idForm.test(leadId)) return null;
  try {
    return await api().getLead(websiteId, leadId, { cache: 'no-store' });
  } catch (error) {
    console.error('Whether an enquiry was taken could not be asked.', error);
    return { lead_id: leadId, vehicle_slug: null, photos: null };
  }
});
