import type { DocumentRow } from './page-row';

/** Documents of a dealer's site for crawlers and browsers, listed like its pages. */
export const documents = {
  icon: { folder: 'icon.svg', rendering: 'cached' },
  brochure: { folder: 'cars/[slug]/pdf', rendering: 'cached', capability: 'print', isSlow: true },
  socialPicture: { folder: 'cars/[slug]/social-picture', rendering: 'cached', isSlow: true },
  quickEnquiry: { folder: 'cars/[slug]/quick-enquiry.json', rendering: 'cached', capability: 'quickEnquiry' },
  photoRequest: { folder: 'cars/[slug]/photos.json', rendering: 'cached', capability: 'enquire' },
  searchAccess: { folder: 'search-access.json', rendering: 'cached' },
  /** How many vehicles the links of the menu find (NAVI-01). */
  menuCounts: { folder: 'menu-counts.json', rendering: 'cached' },
  /** Where the dealer's chat widget opens (CHAT-01): a document of its own, which pages frame. */
  chat: { folder: 'chat', rendering: 'cached', capability: 'chat', security: 'chat' },
  robots: { folder: 'robots.txt', rendering: 'cached' },
  /** What the site has to read, for programs that read (decision 42). */
  llms: { folder: 'llms.txt', rendering: 'dynamic' },
  sitemap: { folder: 'sitemap.xml', rendering: 'dynamic', isSlow: true },
} as const satisfies Record<string, DocumentRow>;

/** The name of a document. */
export type DocumentName = keyof typeof documents;
