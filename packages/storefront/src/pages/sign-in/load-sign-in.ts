import { queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { currentAccount, currentSignIn, currentVisitor } from '../../site/gate/current-visitor';
import { signInView } from './sign-in-view';

/**
 * What the sign-in page is for the person who asks: the two steps; who they are, where they are signed in already; or
 * that it cannot be said, where the session cannot be asked. Throws where a sign-in under way cannot be asked.
 */
export const loadSignIn = async ({ params, searchParams }: Parameters<SitePage['Page']>[0]) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const visitor = await currentVisitor(site.website_id);
  if (visitor.kind === 'unavailable') return { kind: 'unavailable', query } as const;
  const account = visitor.kind === 'shopper' ? await currentAccount(site.website_id) : null;
  if (account !== null) return { kind: 'signed-in', site, query, account } as const;
  const signIn = query.get('step') === 'code' ? await currentSignIn(site.website_id) : null;
  return { kind: 'signing-in', site, view: signInView(site, query, signIn, new Date()) } as const;
};
