'use client';
// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { LateSheetsProvider } from '@forecourt/storefront/late-styles';
import type { ReactNode } from 'react';
import contentBlocks from '../route-styles/late/content-blocks.css?url';
import formBlock from '../route-styles/late/form-block.css?url';
import placeMap from '../route-styles/late/place-map.css?url';
import popup from '../route-styles/late/popup.css?url';
import popupForm from '../route-styles/late/popup-form.css?url';
import priceComparison from '../route-styles/late/price-comparison.css?url';
import quickEnquiry from '../route-styles/late/quick-enquiry.css?url';
import savedTray from '../route-styles/late/saved-tray.css?url';
import suggestions from '../route-styles/late/suggestions.css?url';
import vehicleViews from '../route-styles/late/vehicle-views.css?url';

const sheets = {
  contentBlocks,
  formBlock,
  placeMap,
  popup,
  popupForm,
  priceComparison,
  quickEnquiry,
  savedTray,
  suggestions,
  vehicleViews,
};

export const LateSheets = ({ children }: { readonly children: ReactNode }) => (
  <LateSheetsProvider sheets={sheets}>{children}</LateSheetsProvider>
);
