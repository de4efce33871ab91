import type { Visitor } from '@forecourt/config/page-access';

/** What of a request tells who sent it. */
export interface AskedRequest {
  /** The site of its host. */
  readonly websiteId: string;
  /** A header by its name in lower case; undefined where there is none. */
  readonly header: (name: string) => string | undefined;
}

/**
 * Who sends a request to a site. A request without a session is `anonymous` without anything being asked. It rejects where
 * the session cannot be asked, within seconds: every request of a shopper waits for it.
 */
export type AskVisitor = (request: AskedRequest) => Promise<Visitor>;

/** There are no accounts to sign in to: nobody has a session. */
export const nobodySignsIn: AskVisitor = async () => ({ kind: 'anonymous' });
