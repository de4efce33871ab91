import { signInAddress, signInPath } from '@forecourt/config/pages';
import type { Template } from '../../runtime/template/template-definition';
import type { SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { loadSignIn } from './load-sign-in';
import { SessionUnavailable } from './session-unavailable';
import { SignInSteps } from './sign-in-steps';
import { signInTitle } from './sign-in-title';
import { aimOf } from './sign-in-view';
import { signInCrumbs, signInWords as words } from './sign-in-words';
import { SignedIn } from './signed-in';

/** Where shoppers sign in, in two steps: their number, and the code that came to it. Source: AUTH-01, AUTH-03. */
export const signInPage = (_template: Template): SitePage => ({
  Page: async (props) => {
    const found = await loadSignIn(props);
    switch (found.kind) {
      case 'unavailable':
        return <SessionUnavailable again={signInPath(aimOf(found.query))} />;
      case 'signed-in':
        return <SignedIn site={found.site} account={found.account} redirect={aimOf(found.query).redirect} />;
      default:
        return (
          <>
            <SignInSteps view={found.view} />
            <JsonLd data={breadcrumbData(signInCrumbs, found.site.canonicalOrigin)} />
          </>
        );
    }
  },
  metadata: async (props) => {
    const found = await loadSignIn(props);
    const common = { robots: { index: false, follow: false }, alternates: { canonical: signInAddress } };
    if (found.kind === 'unavailable') return { title: words.unavailable.title, ...common };
    if (found.kind === 'signed-in') return { title: words.signedIn.title, ...common };
    const { start } = found.view;
    const hasFault = start.error !== undefined || (start.step === 'code' && start.codeError !== undefined);
    return { title: signInTitle(start.step, hasFault), ...common };
  },
});
