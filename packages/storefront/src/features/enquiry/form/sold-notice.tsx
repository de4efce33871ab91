'use client';

import { Alert } from '@forecourt/ui/alert';
import { FormCell } from '@forecourt/ui/form-layout';
import { useKnownNow } from '../../vehicle';
import { enquiryWords } from './enquiry-words';

/** Says in the form that its vehicle has sold since; what is typed stays and can be sent (VDP-07). */
export const SoldNotice = ({ carId }: { readonly carId: string | null }) =>
  useKnownNow(carId)?.soldMeanwhile === true ? (
    <FormCell>
      <Alert tone="caution" title={enquiryWords.soldMeanwhile}>
        {enquiryWords.soldMeanwhileText}
      </Alert>
    </FormCell>
  ) : null;
