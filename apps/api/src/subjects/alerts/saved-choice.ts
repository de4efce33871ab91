import type { SavedSearchRow, ShopperRow } from '../../ground/database/schema';

/** How a shopper is told of the vehicles that they saved. */
export const savedChoice = ({
  saved_frequency: frequency,
  saved_channel: channel,
}: Pick<ShopperRow, 'saved_frequency' | 'saved_channel'>): Pick<SavedSearchRow, 'frequency' | 'channel'> => ({
  frequency,
  channel,
});
