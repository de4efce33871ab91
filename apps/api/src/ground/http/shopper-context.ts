import type { Visitor } from '@forecourt/config/page-access';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Logger } from 'pino';
import type { Db } from '../database/database';

/** What every route of shoppers works with: made once for each request, from what the gateway vouches for. */
export interface ShopperContext {
  readonly requestId: string;
  /** The site of the host that was asked. */
  readonly websiteId: string;
  /** Its live document, read once a request and only when it is needed; null when the site is gone. */
  readonly findSite: () => Promise<SiteDocument | null>;
  /**
   * Who asks. `unavailable`: their session could not be asked. That is not the same as signed out: a write is refused, to
   * be sent again (`shopperWrite`).
   */
  readonly actor: Visitor;
  /** Address of the client; null when the gateway does not say. */
  readonly client: string | null;
  /** The origin that the browser asked: scheme, host and port; null when the gateway does not say. */
  readonly askedOrigin: string | null;
  /** The moment of the request. */
  readonly now: Date;
  readonly db: Db;
  /** Names the request in each line, and the shopper where one is signed in. */
  readonly log: Logger;
}
