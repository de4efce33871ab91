const storageKey = 'forecourt-counted';
/** Vehicles of one visit; beyond, the earliest would be counted again. */
const mostVehicles = 200;

/** Of a browser that keeps nothing: at least this page counts once. */
let unkept: readonly string[] = [];

/** Reads a kept list; anything else is none. */
export const readCounted = (kept: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is the visitor's own: anything may stand there.
    return [];
  }
};

const counted = (): readonly string[] => {
  try {
    return readCounted(window.sessionStorage.getItem(storageKey));
  } catch {
    // A browser may refuse storage altogether.
    return unkept;
  }
};

/** Whether this visit's look at a vehicle has been counted: a visit is one tab, as long as it lives (VDP-07). */
export const isCounted = (vehicleId: string): boolean => counted().includes(vehicleId);

/** Notes that it has, after the API has said so. */
export const noteCounted = (vehicleId: string): void => {
  unkept = [...counted().filter((id) => id !== vehicleId), vehicleId].slice(-mostVehicles);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(unkept));
  } catch {
    // As above; the list of this page does.
  }
};
