import { isAvailable, isPurchasable, type Vehicle } from '@forecourt/domain/vehicle';
import { vehicleImages } from '@forecourt/domain/vehicle-images';
import { isShownAmount } from '@forecourt/domain/vehicle-price';

type RankedVehicle = Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'price' | 'images' | 'primary_image_url' | 'created_at' | 'series'
>;

const day = 86_400_000;
const firstDay = Date.UTC(2000, 0, 1);

/** Above every rank within one series: states, pictures, price and days have 48 x 100,000 values. */
const ranksOfSeries = 4_800_000;

/** How far up a series stands: the first of the order highest, one that is not in it 0. Case makes no difference. */
const seriesPlace = (series: string | null, order: readonly string[]): number => {
  const name = (series ?? '').trim().toLowerCase();
  const at = order.findIndex((each) => each.trim().toLowerCase() === name);
  return at < 0 ? 0 : order.length - at;
};

/**
 * Place in the default order, higher first (custom_rank:desc, SRCH-29): on sites that set one, the order of series
 * before anything else (SRCH-18); then what can be bought before what is held before what is sold; then pictures, then
 * a shown price, then the newest in stock. A whole number under 2^31 for up to 400 series. The series is part of the
 * number, so that its order holds across pages and in every engine. No clock: the order changes only when the vehicle
 * or the setting does.
 */
export const customRank = (vehicle: RankedVehicle, seriesOrder: readonly string[] = []): number => {
  const state = isPurchasable(vehicle) ? 2 : isAvailable(vehicle) ? 1 : 0;
  const inStock = vehicle.status === 'in_stock' ? 1 : 0;
  const pictures = Math.min(vehicleImages(vehicle).length, 3);
  const priced = isShownAmount(vehicle.price) ? 1 : 0;
  const age = Math.floor((Date.parse(vehicle.created_at) - firstDay) / day);
  const recency = Math.min(Math.max(age, 0), 99_999);
  const rank = (((state * 2 + inStock) * 4 + pictures) * 2 + priced) * 100_000 + recency;
  return seriesPlace(vehicle.series, seriesOrder) * ranksOfSeries + rank;
};
