'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { type EnquiryContext, EnquiryForm, successPath } from '../enquiry';

/** The enquiry form of a popup: its page may have one of its own, so it has other ids. Source: POPU-01. */
export const PopupForm = ({ context, onSent }: { readonly context: EnquiryContext; readonly onSent: () => void }) => {
  const router = useRouter();
  return (
    <EnquiryForm
      context={context}
      formId={`popup-${useId()}`}
      onAccepted={(outcome) => {
        onSent();
        router.push(successPath(context, outcome));
      }}
    />
  );
};
