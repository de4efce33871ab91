'use client';
// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { DeferredSheetsProvider } from '@forecourt/storefront/deferred-styles';
import type { ReactNode } from 'react';
import contentBlocks from '../route-styles/deferred/content-blocks.css?url';
import formBlock from '../route-styles/deferred/form-block.css?url';
import placeMap from '../route-styles/deferred/place-map.css?url';
import popup from '../route-styles/deferred/popup.css?url';
import popupForm from '../route-styles/deferred/popup-form.css?url';
import priceComparison from '../route-styles/deferred/price-comparison.css?url';
import quickEnquiry from '../route-styles/deferred/quick-enquiry.css?url';
import savedTray from '../route-styles/deferred/saved-tray.css?url';
import suggestions from '../route-styles/deferred/suggestions.css?url';
import vehicleViews from '../route-styles/deferred/vehicle-views.css?url';

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

export const DeferredSheets = ({ children }: { readonly children: ReactNode }) => (
  <DeferredSheetsProvider sheets={sheets}>{children}</DeferredSheetsProvider>
);
