import { TextLink } from '@forecourt/ui/text-link';
import { smallPrint } from './enquiry-form.css';
import { enquiryWords } from './enquiry-words';

/** What becomes of what is typed, under the button that sends it, with the way to the privacy policy. */
export const PrivacyNote = ({ href }: { readonly href: string }) => (
  <p className={smallPrint}>
    {enquiryWords.privacyBefore} <TextLink href={href}>{enquiryWords.privacyLink}</TextLink>
    {enquiryWords.privacyAfter}
  </p>
);
