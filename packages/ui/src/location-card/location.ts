import type { ReactNode } from 'react';
import type { HoursRow, SpecialHoursRows } from '../hours-table/hours-table';
import type { PhoneLink } from '../site-header/site-header';

/** A telephone of a place; its department stands before the number where there are several. */
export type LocationPhone = PhoneLink & { readonly department?: string };

/** What a card or row says about a place where the dealer can be found. Source: LOC-02. */
export type LocationProps = {
  readonly name: string;
  /** Page of the location, where it has one. */
  readonly href?: string;
  /** "Sales, service, parts". */
  readonly departments?: string;
  /** Street; town, state and postcode. */
  readonly addressLines: readonly string[];
  /** "Open until 5:30 pm": what changes by the minute is a client leaf of the caller's. */
  readonly status?: ReactNode;
  /** A quiet line: "4.7 from Google reviews". */
  readonly note?: string;
  /** Average of the place, 0 to 5, with how much of each star is filled. */
  readonly rating?: {
    readonly rating: number;
    readonly fills: readonly number[];
    readonly count?: number;
    readonly kind?: string;
  };
  readonly phones?: readonly LocationPhone[];
  readonly hours?: readonly HoursRow[];
  readonly special?: SpecialHoursRows;
  /** Licences as they must be shown: "Motor dealer licence QLD 4600187". */
  readonly licences?: readonly string[];
  readonly contact?: { readonly label: string; readonly href: string };
  /** Opens the way there in a map; left out where the place is not known. */
  readonly directionsHref?: string;
  readonly directionsLabel?: string;
};
