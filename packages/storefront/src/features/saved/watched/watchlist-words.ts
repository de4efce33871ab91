import type { WatchOrder } from './watch-order';

/** What the watchlist says. */
export const watchlistPageWords = {
  title: 'Watchlist',
  home: 'Home',
  list: 'Saved vehicles',
  lead: 'The vehicles you have saved, as they are today.',
  emptyTitle: 'No saved vehicles yet',
  emptyText: 'Press the heart on a vehicle to save it here, and see when its price changes.',
  search: 'Browse all vehicles',
  orderBy: 'Order by',
  applyOrder: 'Change the order',
  orders: {
    saved: 'Recently saved',
    price: 'Lowest price',
    change: 'Largest price drop',
  } satisfies Record<WatchOrder, string>,
  remove: 'Remove',
  compare: 'Compare',
  compareTitle: 'Compare side by side',
  compareText: 'Tick up to four vehicles in the list above.',
  compareChosen: 'Compare selected vehicles',
  similar: 'Find something similar',
  addNote: 'Add a note',
  editNote: 'Edit your note',
  closeNote: 'Close the note',
  note: 'Your note',
  noteHint: 'Only you can see it.',
  saveNote: 'Save note',
  savingNote: 'Saving',
  noteSaved: 'Your note is saved.',
  noteTooLong: (most: number): string => `A note has at most ${most} characters. Please shorten it.`,
  noteFailed: 'Your note could not be saved. Please check your connection and try again.',
  yours: (note: string): string => `Your note: ${note}`,
  saved: (day: string): string => `Saved ${day}`,
  removed: (name: string): string => `${name} has been removed from your watchlist.`,
  summary: (vehicles: number, lower: number): string =>
    [
      vehicles === 1 ? '1 vehicle' : `${vehicles} vehicles`,
      ...(lower === 0 ? [] : [`${lower} with a lower price`]),
    ].join(', '),
} as const;
