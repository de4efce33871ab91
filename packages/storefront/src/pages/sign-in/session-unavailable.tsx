import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { signInCrumbs, signInWords } from './sign-in-words';

const { unavailable: words } = signInWords;

/** Whether somebody is signed in cannot be asked: nobody is asked for a number that could not be taken. */
export const SessionUnavailable = ({ again }: { readonly again: string }) => (
  <EnquiryLayout breadcrumbs={<Breadcrumbs crumbs={signInCrumbs} />} title={words.title} lead={words.text}>
    <LinkButton href={again} prefetch={false}>
      {words.again}
    </LinkButton>
  </EnquiryLayout>
);
