import type { SiteCapabilities } from '@forecourt/domain/vehicle-controls';
import type { SearchSettings } from '@forecourt/search/search-settings';
import type { AccountPage } from '../site-document/account-pages';
import type { GateName } from '../site-document/gate-settings';

/**
 * What a page may need of a site: to do something with vehicles, `saved` to keep them in either way, `offers`, finance
 * `pre-approval`, `accounts` to sign in to, an account page under one of its names, the prize wheel of `spin-to-win`,
 * `online-payment` by reference, or `purchase`, to reserve vehicles or buy them online.
 */
export type SiteCapability =
  | keyof SiteCapabilities
  | 'saved'
  | 'offers'
  | 'pre-approval'
  | 'accounts'
  | 'spin-to-win'
  | 'purchase'
  | 'online-payment'
  | AccountPage;

/**
 * How a route is drawn. `cached`: once for each site and parameters, until a change drops it; it reads neither cookies
 * nor query. `dynamic`: at each request. `private`: at each request and for one person alone ({@link ForOne}): it leaves
 * with `cache-control: no-store`, and nothing on the way keeps it.
 */
export type Rendering = 'cached' | 'dynamic' | 'private';

/**
 * How a private route knows its person. `session`: by who is signed in; its address, such as `/my-garage`, says nothing
 * of them. `address`: whoever has the address sees it, so the address is a key: no log, list of visited pages, sink or
 * script of others learns it.
 */
export type ForOne = 'session' | 'address';

/**
 * What a page may load and who may frame it. `form`: it is there for a form, and no other page frames it. `private`: it
 * shows what is a shopper's own, so scripts of others stay out, nobody frames it, and where it leads nobody learns its
 * address. `payment`: a shopper pays there; as private, but for what the payment processor brings, and of inline scripts
 * only those that carry the nonce of the answer run. `chat`: the dealer's chat widget runs there, and nowhere else; pages
 * of the site frame it.
 */
export type PageSecurityClass = 'public' | 'form' | 'private' | 'payment' | 'chat';

/** Kinds of page. There are many of some, of which the crawl test opens only so many. */
export type PageKind = 'home' | 'search' | 'vehicle' | 'enquiry' | 'other';

/** The settings of a site that decide where its searches stand. */
export interface SearchPlace {
  readonly search: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;
}

/**
 * Where a page stands: its path; what makes the path of what it shows; the same for a site whose settings decide it; null
 * for a page that nobody links to.
 */
export type PageAddress =
  | string
  | ((...shown: never[]) => string)
  | { readonly bySite: (site: SearchPlace) => (...shown: never[]) => string }
  | null;

/** What rows of pages and of documents have in common. */
interface Route {
  /** Folder below `app/[site]` of a template app, in Next's notation; empty for the home page. */
  readonly folder: string;
  /** What a site must have for the route to be there; every site has it when left out. */
  readonly capability?: SiteCapability;
}

interface Page extends Route {
  readonly address: PageAddress;
  /** `other` when left out. */
  readonly kind?: PageKind;
}

/** A page with nothing of one shopper's own: whoever opens the same address sees the same. */
interface SharedPage extends Page {
  /** `public` when left out. */
  readonly security?: 'public' | 'form';
  /** In the sitemap: `once` by its address alone, `many` by an address for each thing it shows; not at all when left out. */
  readonly sitemap?: 'once' | 'many';
  /**
   * Key of the content that the page is made of, where it is made of nothing else: a site whose dealer has published none
   * has no such page, and the store says when the sitemap lists it.
   */
  readonly content?: string;
}

/** One that may be cached: nothing of the visit is read for it. */
interface CachedPage extends SharedPage {
  readonly rendering: 'cached';
  readonly needsShopper?: false;
}

/** One that is drawn at each request; `needsShopper` names the gate by which a dealer may put it behind sign-in (AUTH-02). */
interface DynamicPage extends SharedPage {
  readonly rendering: 'dynamic';
  readonly needsShopper?: false | GateName;
}

/** What is for one person, by who is signed in. */
interface ForSession {
  readonly rendering: 'private';
  readonly forOne: Extract<ForOne, 'session'>;
}

/** What is for whoever has its address: that holds a parameter, which is the key. */
interface ForAddress {
  readonly rendering: 'private';
  readonly forOne: Extract<ForOne, 'address'>;
  readonly folder: `${string}[${string}]${string}`;
}

/** A page for one person; crawlers never learn of it. */
interface PrivatePage extends Page {
  readonly security: 'private' | 'payment';
  readonly sitemap?: never;
  readonly content?: never;
}

/** One for whoever is signed in, or for anybody by what their session holds. */
interface SessionPage extends PrivatePage, ForSession {
  /**
   * Whether one must be signed in: always, or where the dealer has closed that gate (AUTH-02); not when left out. Where
   * nobody can sign in, since `flags.auth` is off, the page is not there.
   */
  readonly needsShopper?: boolean | GateName;
}

/** One that opens to its address. Signing in would write the key into the address of the sign-in page. */
interface AddressPage extends Omit<PrivatePage, 'folder'>, ForAddress {
  readonly needsShopper?: false;
}

/** One page of a dealer's site. */
export type PageRow = CachedPage | DynamicPage | SessionPage | AddressPage;

/** A document with nothing of one person's own. */
interface SharedDocument extends Route {
  readonly rendering: 'cached' | 'dynamic';
  /** `public` when left out. */
  readonly security?: 'public' | 'chat';
  /**
   * Drawing takes seconds: it is finished even when its client leaves, for the next request, and waits in a queue of
   * its own.
   */
  readonly isSlow?: true;
}

/** A document for one person, such as a receipt. */
interface PrivateDocument extends Route {
  readonly security: 'private';
  readonly isSlow?: never;
}

interface SessionDocument extends PrivateDocument, ForSession {}

interface AddressDocument extends Omit<PrivateDocument, 'folder'>, ForAddress {}

/** A route that answers with a document that is no page, such as robots.txt. */
export type DocumentRow = SharedDocument | SessionDocument | AddressDocument;
