/** Values of one column that were left out of vehicles that landed, or a word of it that no filter knows. */
export interface LeftOut {
  /** The feed's own column. */
  readonly field: string;
  /** How many vehicles are concerned. */
  readonly count: number;
  /** The first lines, from 1, and what stood in the first of them. */
  readonly lines: readonly number[];
  readonly value: string;
  readonly reason: string;
  /** `value` is a word that was kept, and that the filters of shoppers do not find; each has its own count. */
  readonly is_word?: true;
}

/** A vehicle by what a dealer calls it. */
export interface NamedVehicle {
  readonly stocknum: string;
  readonly name: string;
}

/** Vehicles of the feed that are on sale and that no site shows. */
export interface ShownNowhere {
  readonly count: number;
  /** How many the feed has on sale. */
  readonly of: number;
  /** The kinds of these vehicles, such as `new truck`, with their number, most first. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** Sites that show some of the dealership's stock. */
  readonly sites: readonly string[];
}

/** What an import reports beside its counts. */
export interface RunReport {
  readonly left_out: readonly LeftOut[];
  /** Vehicles without a good row that stay on sale because a refused line names them. */
  readonly left_alone: readonly NamedVehicle[];
  readonly shown_nowhere: ShownNowhere | null;
}
