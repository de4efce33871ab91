import type { Vehicle } from '@forecourt/domain/vehicle';

/**
 * What a feed says of one vehicle: the fields of `vehicles` that an import writes. Not among them: what only we know
 * (id, views) and what is derived (slug, name). `created_at` and `sold_at` count only when the vehicle is new to us, and
 * `reserved` makes and ends reservations of the feed's own alone (STCK-04).
 */
export type FeedVehicle = Pick<
  Vehicle,
  | 'stocknum'
  | 'location_id'
  | 'item_type'
  | 'car_type'
  | 'status'
  | 'reserved'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'year'
  | 'km'
  | 'colour'
  | 'interior_colour'
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'preorder'
  | 'tag'
  | 'certified'
  | 'show_on_dealer_website'
  | 'has_nvic'
  | 'vin'
  | 'regplate'
  | 'rego_expiry'
  | 'compliance_date'
  | 'build_date'
  | 'body'
  | 'bodyconfiguration'
  | 'simple_body'
  | 'fuel'
  | 'simple_fuel'
  | 'drive'
  | 'simple_drive'
  | 'trans'
  | 'simple_transmission'
  | 'gearnum'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'engine_size_litres'
  | 'variant'
  | 'caravan'
  | 'standardEquipment'
  | 'dealercomments'
  | 'carsales_title'
  | 'city'
  | 'state'
  | 'private_suburb'
  | 'private_postcode'
  | 'spin_code'
  | 'hotspots'
  | 'video_url'
  | 'external_video_url'
  | 'file'
  | 'finance_lenders'
  | 'payment_processors'
  | 'autograb_data'
> & {
  /** Addresses or paths of pictures as the feed writes them, in order. */
  readonly pictures: readonly string[];
  /** The same of the frames of the 360 spin, and of its view inside. */
  readonly spin_pictures: readonly string[];
  readonly spin_interior_picture: string | null;
  readonly created_at: string | null;
  readonly sold_at: string | null;
};

/** Why a row, or the whole of it, is refused: the feed's own column, what stood there, and what would be right. */
export interface RejectReason {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
  /** The value is a word that no filter knows: it is kept, and each such word counts by itself. */
  readonly isWord?: true;
}

/** One record of a feed, by column name. */
export type FeedRecord = Readonly<Record<string, string>>;
