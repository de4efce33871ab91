import { isAvailable, isPurchasable, isShownAmount, type Vehicle, vehicleImages } from '@forecourt/domain';

type RankedVehicle = Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'price' | 'images' | 'primary_image_url' | 'created_at'
>;

const day = 86_400_000;
const firstDay = Date.UTC(2000, 0, 1);

/**
 * Place in the default order, higher first (custom_rank:desc, SRCH-29): what can be bought before what is held before
 * what is sold; then pictures, then a shown price, then the newest in stock. A whole number under 2^31. No clock: the
 * order changes only when the vehicle does.
 */
export const customRank = (vehicle: RankedVehicle): number => {
  const state = isPurchasable(vehicle) ? 2 : isAvailable(vehicle) ? 1 : 0;
  const inStock = vehicle.status === 'in_stock' ? 1 : 0;
  const pictures = Math.min(vehicleImages(vehicle).length, 3);
  const priced = isShownAmount(vehicle.price) ? 1 : 0;
  const age = Math.floor((Date.parse(vehicle.created_at) - firstDay) / day);
  const recency = Math.min(Math.max(age, 0), 99_999);
  return (((state * 2 + inStock) * 4 + pictures) * 2 + priced) * 100_000 + recency;
};
