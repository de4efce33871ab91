import type { NearSlot } from '@forecourt/api-contract';
import { readStored, store } from '../../../runtime/browser-storage/browser-storage';
import type { CheckedEnquiry } from '../form/check-enquiry';
import type { EnquiryContext } from '../form/enquiry-context';
import type { HomeFaults } from './home-fields';
import type { AskedDrive } from './send-test-drive';
import { testDriveWords as words } from './test-drive-words';

/** What is wrong with what a test drive is booked with, beside its enquiry. */
export interface DriveFaults extends HomeFaults {
  readonly slot?: string;
}

/** Where the vehicle is to be brought; empty where the shopper comes. */
interface Home {
  readonly home_address: string;
  readonly postcode: string;
}

/** What stands in the form of when and where to. */
export const askedDrive = (form: HTMLFormElement): AskedDrive & Home => {
  const given = new FormData(form);
  const typed = (name: string): string => {
    const value = given.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const come_to_you = given.has('come_to_you');
  return {
    slot: typed('slot'),
    come_to_you,
    home_address: come_to_you ? typed('home_address') : '',
    postcode: come_to_you ? typed('postcode') : '',
  };
};

/** What has to be mended of it: a time is wanted, and an address where the vehicle is to be brought somewhere. */
export const driveFaults = ({
  slot,
  come_to_you,
  home_address,
  postcode,
}: ReturnType<typeof askedDrive>): DriveFaults => ({
  ...(slot === '' ? { slot: words.slot.missing } : {}),
  ...(come_to_you && home_address === '' ? { home_address: words.home.missingAddress } : {}),
  ...(come_to_you && postcode === '' ? { postcode: words.home.missingPostcode } : {}),
});

/** An enquiry that is in order only with its test drive. */
export const withDrive = (checked: CheckedEnquiry, faults: DriveFaults): CheckedEnquiry =>
  Object.keys(faults).length === 0 ? checked : { isRight: false, errors: checked.isRight ? {} : checked.errors };

/** The time that is chosen at a place, and what is free near one that somebody has taken there. */
export interface ChosenTime {
  /** Id of the place; empty for none. */
  readonly place: string;
  readonly slot: string;
  readonly nearest: readonly NearSlot[] | null;
}

/** The same at the place that is shown now: times of another place are none of it, and nothing is said of them there. */
export const timeAt = (time: ChosenTime, place: string): ChosenTime =>
  time.place === place ? time : { place, slot: '', nearest: null };

const slotKey = ({ vehicle, unseen }: Pick<EnquiryContext, 'vehicle' | 'unseen'>): string =>
  `forecourt-test-drive:${vehicle?.id ?? ''}:${unseen.location ?? ''}`;

type Chosen = Parameters<typeof slotKey>[0];

/** The time that was chosen in this tab before a reload; empty for none. */
export const keptSlot = (context: Chosen): string => readStored('tab', slotKey(context)) ?? '';

/** Keeps a chosen time over a reload. */
export const keepSlot = (context: Chosen, slot: string): void => {
  store('tab', slotKey(context), slot);
};
