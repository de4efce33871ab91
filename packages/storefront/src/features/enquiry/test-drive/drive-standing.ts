import type { TestDrive } from '@forecourt/api-contract';
import { bookedDriveWords as words } from './booked-drive-words';

type Standing = Pick<TestDrive, 'state' | 'is_past'>;

/** Whether nobody comes any more: it was cancelled, or its time has gone by. */
export const isDriveOver = ({ state, is_past }: Standing): boolean => state === 'cancelled' || is_past;

/** The heading of a test drive, by how it stands. */
export const driveTitle = ({ state, is_past }: Standing): string =>
  state === 'cancelled' ? words.titles.cancelled : is_past ? words.titles.past : words.titles[state];

/** Said of a test drive that is over, in the place of when it is; `isOffered`: another one can be booked. */
export const overText = ({ state }: Pick<TestDrive, 'state'>, isOffered: boolean): string => {
  const { text, again } = words.over[state === 'cancelled' ? 'cancelled' : 'past'];
  return isOffered ? `${text} ${again}` : text;
};

/** Says of a test drive that is to come when it is, and whether the dealer has confirmed it. */
export const comingText = (drive: Pick<TestDrive, 'state' | 'day' | 'time'>): string =>
  words[drive.state === 'waiting' ? 'kept' : 'seeYou'](drive);

/**
 * Where a test drive begins, in lines. `own` is its page, whose address only the shopper has. The page that confirms has
 * the id of the enquiry for an address, which stands in histories and logs: `confirming` it, a home is not named.
 */
export const drivePlace = (
  { at_home: home, location }: Pick<TestDrive, 'at_home' | 'location'>,
  page: 'own' | 'confirming',
): { readonly label: string; readonly lines: readonly string[] } => {
  if (home === null) return { label: words.where, lines: [location.name, location.address] };
  return page === 'own'
    ? { label: words.atHome, lines: [`${home.address} ${home.postcode}`] }
    : { label: words.where, lines: [words.comeToYou] };
};
