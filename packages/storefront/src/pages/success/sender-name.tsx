'use client';

import { useSyncExternalStore } from 'react';
import { senderOf } from '../../features/enquiry/sent-by';

const never = () => () => {};

/** `Robin, ` before the words that confirm their enquiry; nothing in any other browser. */
export const SenderName = ({ leadId }: { readonly leadId: string }) => {
  const name = useSyncExternalStore(
    never,
    () => senderOf(leadId),
    () => '',
  );
  return name === '' ? null : `${name}, `;
};
