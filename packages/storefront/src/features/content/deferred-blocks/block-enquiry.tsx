'use client';

import { useId } from 'react';
import { type EnquiryContext, EnquiryForm, ServiceBoxes } from '../../enquiry';

/** An enquiry form of a block: a page may hold several, so each has ids of its own. */
export const BlockEnquiry = ({
  context,
  services,
}: {
  readonly context: EnquiryContext;
  /** What may be asked for besides; none when empty. */
  readonly services: readonly string[];
}) => (
  <EnquiryForm
    context={context}
    formId={`enquiry-${useId()}`}
    extra={services.length > 0 && <ServiceBoxes services={services} />}
  />
);
