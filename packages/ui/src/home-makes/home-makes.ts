import type { Picture } from '../page-picture/picture';

/** A make as the home page shows it. */
export type HomeMake = {
  readonly name: string;
  readonly href: string;
  /** "214 in stock". */
  readonly note?: string;
  /** How many are in stock, where a column of bare figures says it shorter than the note. */
  readonly count?: number;
  /** Its mark, where the dealer may show it. */
  readonly logo?: Picture | null;
};

/** What the makes of a home page take; drawn as a ledger. */
export type HomeMakesProps = {
  /** "All twelve brands". */
  readonly title: string;
  /** A quiet line beside the title: "702 vehicles, counted at 7:40 am today". */
  readonly lead?: string;
  readonly makes: readonly HomeMake[];
  readonly link?: { readonly label: string; readonly href: string };
};
