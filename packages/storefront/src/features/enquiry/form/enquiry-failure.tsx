import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { Alert } from '@forecourt/ui/alert';
import { FormCell } from '@forecourt/ui/form-layout';
import { TextLink } from '@forecourt/ui/text-link';
import type { EnquiryContext } from './enquiry-context';
import { enquiryWords as words } from './enquiry-words';

/** Messages that say only that sending failed; the server's messages also say what to do. */
const plainWords: readonly string[] = [words.failed, errorCatalogue['lead-no-id'].message];

/** Why an enquiry was not taken, that nothing is lost, what to do, and whom to call (FORM-03). */
export const EnquiryFailure = ({ message, phone }: { readonly message: string } & Pick<EnquiryContext, 'phone'>) => {
  const isPlain = plainWords.includes(message);
  const number = phone === null ? null : <TextLink href={phone.href}>{phone.label}</TextLink>;
  return (
    <FormCell>
      <Alert tone="danger">
        <p>{message}</p>
        <p>
          {words.kept} {isPlain && words.sendAgain}
          {number !== null && (
            <>
              {isPlain ? words.orCall : words.alsoCall}
              {number}
            </>
          )}
          {(isPlain || number !== null) && '.'}
        </p>
      </Alert>
    </FormCell>
  );
};
