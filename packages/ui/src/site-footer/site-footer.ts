import type { ReactNode } from 'react';
import type { Picture } from '../page-picture/picture';
import type { NavigationLink } from '../site-header/navigation';
import type { PhoneLink } from '../site-header/site-header';

/** A list of links under a title. */
export type FooterColumn = { readonly title: string; readonly items: readonly NavigationLink[] };

/** A place where the dealer can be found. */
export type FooterLocation = {
  readonly name: string;
  /** Page of the location, where it has one. */
  readonly href?: string;
  /** Street; town, state and postcode. */
  readonly addressLines: readonly string[];
  readonly phone?: PhoneLink;
  /** "Mon-Fri 8:00 am to 5:30 pm", "Sat 8:00 am to 4:00 pm": each stays on its line. */
  readonly hours?: readonly string[];
  /** Motor dealer and repairer licences as they must be shown: "Motor Dealer Licence 4417023". */
  readonly licences?: readonly string[];
};

/** What every site footer takes; a template chooses one of the footers for the slot. Source: SITE-06. */
export type SiteFooterProps = {
  readonly siteName: string;
  readonly logo?: Picture;
  readonly homeHref?: string;
  readonly tagline?: string;
  readonly columns: readonly FooterColumn[];
  readonly locations: readonly FooterLocation[];
  /** Names of accepted cards and wallets. */
  readonly payments?: readonly string[];
  /** Finance and price wording, a paragraph each. */
  readonly legal?: readonly ReactNode[];
  /** Says that pictures are illustrations, where they are. */
  readonly illustrationNote?: string;
  /** Company name, ABN, year. */
  readonly company?: ReactNode;
  /** Privacy, terms. */
  readonly smallLinks?: readonly NavigationLink[];
};
