import type { Account } from '@forecourt/api-contract';
import { accountHref, hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { maskedPhone } from '@forecourt/domain/shopper';
import { MaskedNumber } from '@forecourt/ui/account-layout';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/layout';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { maskedNumber } from '../../features/account';
import { SignOutForm } from '../../features/saved/account/sign-out-form';
import { watchlistSettings } from '../../features/saved/vehicles/saved-settings';
import { signInCrumbs, signInWords } from './sign-in-words';

const { signedIn: words } = signInWords;

/** For whoever is signed in already: who they are, and the ways on. */
export const SignedIn = ({
  site,
  account,
  redirect,
}: {
  readonly site: PublicSite;
  readonly account: Pick<Account, 'phone'>;
  /** Where they wanted to go, a path of the site. */
  readonly redirect: string;
}) => {
  const to = hrefs(site);
  const own = site.flags.garage
    ? { href: accountHref(site), label: words.garage }
    : { href: to.watchlist, label: words.watchlist };
  return (
    <EnquiryLayout
      breadcrumbs={<Breadcrumbs crumbs={signInCrumbs} />}
      title={words.title}
      lead={
        <>
          {`${words.as} `}
          <MaskedNumber phone={maskedNumber(maskedPhone(account.phone))} />
        </>
      }
    >
      <Cluster gap={4}>
        <LinkButton href={redirect === to.home ? own.href : redirect} prefetch={false}>
          {redirect === to.home ? own.label : words.goOn}
        </LinkButton>
        {redirect !== to.home && redirect !== own.href && (
          <LinkButton href={own.href} kind="outlined" prefetch={false}>
            {own.label}
          </LinkButton>
        )}
        <SignOutForm settings={watchlistSettings(site)} />
      </Cluster>
    </EnquiryLayout>
  );
};
