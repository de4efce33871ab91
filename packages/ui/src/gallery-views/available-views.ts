/** The ways of seeing a vehicle. Source: GALL-02; a video is shown beside them where there is one. */
export type VehicleView = 'spinner' | 'gallery' | 'interior' | 'video';

const order: readonly VehicleView[] = ['spinner', 'gallery', 'interior', 'video'];

/** The views that exist. Without any the gallery is shown, with a note that pictures are on the way. */
export const availableViews = (has: Readonly<Record<VehicleView, boolean>>): readonly VehicleView[] => {
  const views = order.filter((view) => has[view]);
  return views.length === 0 ? ['gallery'] : views;
};

/** What it starts with: the spinner, or the gallery by setting and where there is no spin. Source: GALL-02. */
export const firstView = (views: readonly VehicleView[], setting: 'spinner' | 'gallery'): VehicleView => {
  const wanted: readonly VehicleView[] = setting === 'spinner' ? ['spinner', 'gallery'] : ['gallery', 'spinner'];
  return [...wanted, ...order].find((view) => views.includes(view)) ?? 'gallery';
};
