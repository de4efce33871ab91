import type { TestDriveSlots, TestDriveSlotsQuery } from '@forecourt/api-contract';
import { notFound } from 'next/navigation';
import { api } from '../../../runtime/service-access/api';

/**
 * The times at which a test drive can be booked, as they are now; null where they could not be had, which is logged. A 404
 * where the site has no test drives.
 */
export const loadTestDriveSlots = async (
  websiteId: string,
  asked: TestDriveSlotsQuery,
): Promise<TestDriveSlots | null> => {
  let slots: TestDriveSlots | null;
  try {
    slots = await api().getTestDriveSlots(websiteId, asked, { cache: 'no-store' });
  } catch (error) {
    console.error(`The times of test drives of ${websiteId} could not be read.`, error);
    return null;
  }
  if (slots === null) notFound();
  return slots;
};
