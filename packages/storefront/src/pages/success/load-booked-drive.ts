import type { TestDrive } from '@forecourt/api-contract';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

/**
 * The test drive that was booked with an enquiry; null without one, and while it cannot be had, which is logged: the enquiry is
 * stored, and the page must never read as if it were lost (FORM-03).
 */
export const loadBookedDrive = cache(async (websiteId: string, leadId: string): Promise<TestDrive | null> => {
  try {
    return await api().getTestDriveOfLead(websiteId, leadId, { cache: 'no-store' });
  } catch (error) {
    console.error('The test drive of an enquiry could not be read.', error);
    return null;
  }
});
