import type { ComponentType } from 'react';
import type { EnquiryWayProps } from '../form/enquiry-way';
import { askQuickEnquiry } from './ask-quick-enquiry';
import type { QuickEnquiryView } from './quick-enquiry-view';

/** What a window is opened with. */
export interface QuickEnquiryParts {
  readonly view: QuickEnquiryView;
  /** The way through the steps, where the site asks in steps. */
  readonly Way?: ComponentType<EnquiryWayProps>;
}

/** Asks for the window of a quick enquiry. @throws when it cannot be had. */
export const quickEnquiryParts = async (address: string): Promise<QuickEnquiryParts> => {
  const view = await askQuickEnquiry(address);
  if (view.context.steps === null) return { view };
  const { EnquiryWay } = await import('../form/enquiry-way');
  return { view, Way: EnquiryWay };
};
