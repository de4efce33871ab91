import type { ReactNode } from 'react';
import type { Picture } from '../page-picture/picture';
import type { NavigationItem, NavigationLink } from './navigation';

/** A telephone number as people read it. */
export type PhoneLink = {
  /** "07 3155 0140". */
  readonly label: string;
  /** "tel:+61731550140". */
  readonly href: string;
};

/** What every site header takes; a template chooses one of the headers for the slot. Source: NAVI-01, SITE-06. */
export type SiteHeaderProps = {
  readonly siteName: string;
  /** The dealer's own mark; the name is set as a word mark without one. */
  readonly logo?: Picture;
  readonly homeHref?: string;
  readonly navigation: readonly NavigationItem[];
  /** How entries open their menus; each header has its own way where none is given. A finger always presses. */
  readonly menuOpens?: 'hover' | 'press';
  /** Path of the page being shown, to mark the current entry. */
  readonly currentPath: string;
  readonly phone?: PhoneLink;
  /** Where the search button leads. */
  readonly searchHref?: string;
  /** The page shown is the search itself and has its field: a header's own is left out. */
  readonly searching?: boolean;
  /** Above everything: an `AnnouncementBar`. */
  readonly announcement?: ReactNode;
  /** "Open today until 5:30 pm": what changes by the minute is a client leaf of the caller's. */
  readonly hours?: ReactNode;
  /** The address and where it leads: a location page or a map. */
  readonly address?: NavigationLink;
  /** Buttons of features that this dealer has: saved vehicles, compare. */
  readonly tools?: ReactNode;
  /** Lies over the picture that opens the page, in headers that can; solid otherwise. */
  readonly overlay?: boolean;
};
