/**
 * Parts of pages that most visitors never see, whose code comes when it is wanted: each has a style sheet of its own,
 * which comes with the part (`DeferredStyles`). By name of the sheet: the module that is imported then, in this package.
 */
export const deferredParts = {
  /** Quick Enquiry over a page. */
  quickEnquiry: 'features/enquiry/quick/quick-enquiry-code',
  /** What is compared or saved, under results. */
  savedTray: 'features/saved/vehicles/saved-tray-panel',
  /** What is proposed under a search box. */
  suggestions: 'features/search/suggestions/suggestion-list',
  /** Spin, interior and video. */
  vehicleViews: 'pages/vehicle/media/vehicle-views',
  /** The promotion over the page. */
  popup: 'features/popup/popup-panel',
  /** The form of a popup that has one. */
  popupForm: 'features/popup/popup-form',
  /** How a price compares. */
  priceComparison: 'pages/vehicle/price-comparison/price-comparison-panel',
  /** A map of places. */
  placeMap: 'site/places/live-map',
  /** Blocks of content besides those that every home page has; the server loads them, for the pages that hold one. */
  contentBlocks: 'features/content/deferred-blocks/deferred-block-renderers',
  /** The form among them. */
  formBlock: 'features/content/deferred-blocks/form-block',
} as const;

export type DeferredPart = keyof typeof deferredParts;

/** Addresses of the style sheets of deferred parts. A build in which every component brings its own has none. */
export type DeferredSheets = { readonly [Part in DeferredPart]?: string };
