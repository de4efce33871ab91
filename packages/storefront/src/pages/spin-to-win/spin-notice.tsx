import type { PrizeCampaign } from '@forecourt/config/spin-to-win';
import { dayInWords } from '@forecourt/domain/calendar';
import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { TextLink } from '@forecourt/ui/text-link';
import type { ReactNode } from 'react';
import type { SpinStanding } from './spin-view';
import { spinWords as words } from './spin-words';

/** What a notice is made of. */
interface Noticed {
  readonly campaign: Pick<PrizeCampaign, 'begins' | 'ends' | 'winnersPage'>;
  readonly signInHref: string;
}

/** Where the winners are published, where they are. */
const Winners = ({ campaign: { winnersPage } }: Pick<Noticed, 'campaign'>) =>
  winnersPage === null ? null : (
    <p>
      <TextLink href={winnersPage}>{words.winners}</TextLink>
    </p>
  );

/** What stands in the place of the form, for each way in which a visitor cannot spin now. */
const notices: Readonly<Record<SpinStanding, (noticed: Noticed) => ReactNode>> = {
  ready: () => <p>{words.once}</p>,
  drawn: () => null,
  'sign-in': ({ signInHref }) => (
    <>
      <p>{words.signIn}</p>
      <div>
        <LinkButton href={signInHref}>{words.signInWay}</LinkButton>
      </div>
    </>
  ),
  unavailable: () => (
    <Alert tone="caution" title={words.unavailableTitle}>
      <p>{words.unavailable}</p>
    </Alert>
  ),
  announced: ({ campaign }) => (
    <Alert title={words.announcedTitle}>
      <p>{words.announced(dayInWords(campaign.begins))}</p>
    </Alert>
  ),
  ended: ({ campaign }) => (
    <Alert title={words.endedTitle}>
      <p>{words.ended(dayInWords(campaign.ends))}</p>
      <Winners campaign={campaign} />
    </Alert>
  ),
  'sold-out': ({ campaign }) => (
    <Alert title={words.soldOutTitle}>
      <p>{words.soldOut}</p>
      <Winners campaign={campaign} />
    </Alert>
  ),
};

/** What a visitor reads where the form would stand. */
export const SpinNotice = ({ standing, ...noticed }: Noticed & { readonly standing: SpinStanding }) =>
  notices[standing](noticed);
