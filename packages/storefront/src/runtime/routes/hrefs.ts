/** Places within a page that links point at. Addresses of pages come from `hrefs` of the config package. */
export const anchors = {
  /** Where the vehicle stands, on its own page (VDP-04). */
  vehicleMap: '#vehicle-map',
  /** The enquiry form on the vehicle's own page. */
  enquiry: '#enquiry',
} as const;
