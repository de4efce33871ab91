'use client';

import { useId } from 'react';
import { type EnquiryContext, EnquiryForm } from '../../enquiry';

/** An enquiry form of a block: a page may hold several, so each has ids of its own. */
export const BlockEnquiry = ({ context }: { readonly context: EnquiryContext }) => (
  <EnquiryForm context={context} formId={`enquiry-${useId()}`} />
);
