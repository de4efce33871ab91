import type { Dealership } from '@forecourt/config/dealership';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { NumberedRecord } from './feed-file/numbered-record';
import type { FeedRecord, FeedVehicle, RejectReason } from './feed-vehicle';
import type { FeedProfile } from './profiles/profile';
import { addressKey, type StagedVehicle, stage } from './staging';
import type { Reject } from './stock-runs';
import { createUnreadColumns } from './unread-columns';

type Picture = Vehicle['images'][number];

export interface MapOptions {
  readonly now: Date;
  /** Stores a picture that the feed names by path and gives its address; null when there is none to be had. */
  readonly picture: (name: string) => Promise<Picture | null>;
  /** Pictures that belong to a stock number, by name, for feeds that name none themselves. */
  readonly picturesOf?: (stocknum: string) => Promise<readonly string[]>;
}

/**
 * A row for staging with the values that were left out of it, or a refused row with the stock numbers that it may be
 * about.
 */
export type MappedRecord =
  | { readonly staged: StagedVehicle; readonly warnings: readonly RejectReason[] }
  | { readonly reject: Reject; readonly mentioned: readonly string[] };

/** Most pictures of one vehicle; more are left out. */
export const mostPictures = 100;
/** Most frames of a spin: one for each degree. A longer one is none. */
const mostFrames = 360;
/** Most bytes of a picture's address: a longer one no index can hold. */
const longestAddress = 2000;

/** Indexed columns and what follows from them: a longer one could not be stored. */
const longest = { stocknum: 64, make: 100, model: 100 } as const;
const longestBadge = 200;

const isRemote = (name: string): boolean => /^https?:\/\//i.test(name) && Buffer.byteLength(name) <= longestAddress;

/** No database column can keep NUL and halves of characters. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed();
/** Text as a reason quotes it. */
const shown = (value: string): string => storable(value.slice(0, 500));
const shownReason = ({ field, value, reason, ...kind }: RejectReason): RejectReason => ({
  ...kind,
  field: shown(field),
  value: shown(value),
  reason: shown(reason),
});
const storableRow = (row: FeedRecord): FeedRecord =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [storable(name), storable(value)]));

const unstorableReasons = (row: FeedRecord): RejectReason[] =>
  Object.entries(row)
    .filter(([, value]) => !isStorable(value))
    .map(([field, value]) => ({
      field,
      value,
      reason: 'This holds a character that is broken. Write it anew.',
    }));

const tooLong = (vehicle: FeedVehicle): RejectReason[] =>
  Object.entries(longest).flatMap(([field, limit]) => {
    const value = vehicle[field as keyof typeof longest];
    if (value.length <= limit) return [];
    return [{ field, value, reason: `This has more than ${limit} characters. Shorten it.` }];
  });

/** A badge that no column can hold is left out; the vehicle is there without it. */
const withShortBadge = (vehicle: FeedVehicle) =>
  (vehicle.badge?.length ?? 0) <= longestBadge
    ? { vehicle, warnings: [] }
    : {
        vehicle: { ...vehicle, badge: null },
        warnings: [
          {
            field: 'badge',
            value: vehicle.badge ?? '',
            reason: `This has more than ${longestBadge} characters. Shorten it.`,
          },
        ],
      };

/** Maps records to staged vehicles one by one, remembering what makes a row a repeat of an earlier one. */
export const createMapper = (profile: FeedProfile, dealership: Dealership, options: MapOptions) => {
  const occurrences = new Map<string, number>();
  const lineOfAddress = new Map<string, number>();
  const unreadOf = createUnreadColumns(profile);
  const context = {
    dealership,
    now: options.now,
    occurrence: (identity: string) => {
      const count = (occurrences.get(identity) ?? 0) + 1;
      occurrences.set(identity, count);
      return count;
    },
  };

  const repeatOf = ({ stocknum }: FeedVehicle, line: number): RejectReason | null => {
    const key = addressKey(stocknum);
    const earlier = lineOfAddress.get(key);
    if (key !== '' && earlier === undefined) {
      lineOfAddress.set(key, line);
      return null;
    }
    const reason =
      key === ''
        ? 'The stock number needs a letter or a digit.'
        : `Line ${earlier} has this stock number already. Give each vehicle its own.`;
    return { field: profile.columnOf('stocknum'), value: stocknum, reason };
  };

  /** One picture by the name a feed gives it: a remote one stays a name; a local one is taken now, if it is there. */
  const taken = (name: string): string | Promise<Picture | null> => (isRemote(name) ? name : options.picture(name));
  const nameOf = (picture: Picture | string): string => (typeof picture === 'string' ? picture : picture.url);

  /**
   * The spin whole or not at all: a frame that is missing is a leap. `remote` has its names when any is still to be
   * fetched.
   */
  const spinOf = async ({ spin_pictures, spin_interior_picture }: FeedVehicle) => {
    const none = { spin_images: [], spin_interior_image: null, feed_spin: null, feed_spin_interior: null };
    if (spin_pictures.length === 0 && spin_interior_picture === null) return none;
    const inside = spin_interior_picture === null ? null : await taken(spin_interior_picture);
    const frames = spin_pictures.length > mostFrames ? [] : await Promise.all(spin_pictures.map(taken));
    const there = frames.filter((frame) => frame !== null);
    const names = there.length === frames.length ? there.map(nameOf) : [];
    const interior = inside === null ? null : nameOf(inside);
    return [...there, inside].some((picture) => typeof picture === 'string')
      ? { ...none, feed_spin: names, feed_spin_interior: interior }
      : { ...none, spin_images: names, spin_interior_image: interior };
  };

  /** Local pictures are taken now; remote ones are fetched in the background, and their names kept until then. */
  const picturesOf = async (vehicle: FeedVehicle) => {
    const named =
      vehicle.pictures.length === 0 && options.picturesOf !== undefined
        ? await options.picturesOf(vehicle.stocknum)
        : vehicle.pictures;
    if (named.length === 0) return { images: [], remote: null };
    const found = await Promise.all([...new Set(named)].slice(0, mostPictures).map(taken));
    const there = found.filter((picture) => picture !== null);
    const images = there.filter((picture) => typeof picture !== 'string');
    if (images.length === there.length) return { images, remote: null };
    return { images: [], remote: there.map(nameOf) };
  };

  return async ({ line, record: row, fault, mayName = [] }: NumberedRecord, record: number): Promise<MappedRecord> => {
    const mapped = profile.map(row, context);
    const { stocknum } = mapped;
    const refuse = (why: readonly RejectReason[]): MappedRecord => ({
      reject: { line, record, reasons: why.map(shownReason), row: storableRow(row) },
      mentioned: [...(stocknum === null ? [] : [stocknum]), ...mayName].map(storable),
    });
    if (fault !== null) return refuse([fault]);
    if (mapped.vehicle === null) return refuse(mapped.reasons);
    const named = (reason: RejectReason): RejectReason => ({ ...reason, field: profile.columnOf(reason.field) });
    const long = tooLong(mapped.vehicle).map(named);
    if (long.length > 0) return refuse(long);
    const { vehicle, warnings } = withShortBadge(mapped.vehicle);
    const { images, remote } = await picturesOf(vehicle);
    const { staged, json } = stage(vehicle, { images, remote, ...(await spinOf(vehicle)) }, line, record);
    // The escapes are looked for first: almost no row has one, and looking at every value costs.
    if (/\\u(?:0000|d[89a-f])/i.test(json)) {
      const broken = unstorableReasons(row);
      if (broken.length > 0) return refuse(broken);
    }
    const repeat = repeatOf(vehicle, line);
    return repeat === null
      ? { staged, warnings: [...mapped.warnings, ...warnings.map(named), ...unreadOf(row)].map(shownReason) }
      : refuse([repeat]);
  };
};
