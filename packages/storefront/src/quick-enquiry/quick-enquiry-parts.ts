import type { ComponentType } from 'react';
import type { EnquiryContext } from '../enquiry-form/enquiry-context';
import { EnquiryForm } from '../enquiry-form/enquiry-form';
import type { AcceptedEnquiry } from '../enquiry-form/enquiry-outcome';
import { askQuickEnquiry } from './ask-quick-enquiry';
import type { QuickEnquiryView } from './quick-enquiry-view';

/** What a window is opened with. */
export interface QuickEnquiryParts {
  readonly view: QuickEnquiryView;
  /** The form as the site asks: on one page, or in steps. */
  readonly Form: ComponentType<{
    readonly context: EnquiryContext;
    readonly formId: string;
    readonly onAccepted: (outcome: AcceptedEnquiry) => void;
  }>;
}

/** Asks for the window of a quick enquiry. @throws when it cannot be had. */
export const quickEnquiryParts = async (address: string): Promise<QuickEnquiryParts> => {
  const view = await askQuickEnquiry(address);
  if (view.form === 'one') return { view, Form: EnquiryForm };
  const { EnquiryStepsForm } = await import('../enquiry-steps/enquiry-steps-form');
  return { view, Form: EnquiryStepsForm };
};
