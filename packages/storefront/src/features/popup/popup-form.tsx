'use client';

import { useId } from 'react';
import { type EnquiryContext, EnquiryForm } from '../enquiry';

/** The enquiry form of a popup: its page may have one of its own, so it has other ids. Source: POPU-01. */
export const PopupForm = ({ context }: { readonly context: EnquiryContext }) => (
  <EnquiryForm context={context} formId={`popup-${useId()}`} />
);
