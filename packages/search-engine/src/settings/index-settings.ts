/** One more sort order over the same records, asked for by its own index name (Algolia's standard replica). */
export interface ReplicaSettings {
  /** Index name that requests use, e.g. `Car_production_price_asc`. */
  readonly name: string;
  /**
   * Sort attributes that come before everything else, e.g. `['asc(price)']`. Algolia's own criteria names (`typo`,
   * `attribute`, `custom`, ...) may follow and are understood: after the sort attributes the order is always text
   * relevance, then custom ranking.
   */
  readonly ranking: readonly string[];
  /** Custom ranking of its own; the index's if absent. */
  readonly customRanking?: readonly string[];
}

/** What an index knows about its records. Names and forms are Algolia's wherever Algolia has the setting. */
export interface IndexSettings {
  readonly indexName: string;
  /**
   * Attributes that the search text is looked for in, most important first. Attributes of equal weight share an entry,
   * as an array or comma separated (`'body,colour'`). `ordered()` and `unordered()` are accepted and mean the same,
   * since the position of a word inside an attribute does not rank. At most 16 entries.
   */
  readonly searchableAttributes: readonly (string | readonly string[])[];
  /**
   * Attributes such as a stock number or VIN: found by the whole value or by its first characters (3 or more),
   * never by a typo. Ours alone; with Algolia these are `disableTypoToleranceOnAttributes`.
   */
  readonly identifierAttributes?: readonly string[];
  /** Words that are found as they are written and by no typo: a truck is no track. */
  readonly disableTypoToleranceOnWords?: readonly string[];
  /** Facets: `'make'`, `'searchable(make)'` (its values can be searched) or `'filterOnly(site)'` (never counted). */
  readonly attributesForFaceting: readonly string[];
  /**
   * Attributes with one number each: comparable in filters, and with `facets_stats` when requested in `facets`. Algolia
   * detects them; this engine needs them named. Attributes used for ranking are added without being named here.
   */
  readonly numericAttributes?: readonly string[];
  /** Sort attributes that come before relevance, as in a replica's `ranking`. Default: none. */
  readonly ranking?: readonly string[];
  /** Order of the results that the search text does not decide, e.g. `['desc(custom_rank)']`. */
  readonly customRanking?: readonly string[];
  readonly replicas?: readonly ReplicaSettings[];
  /** Attributes that a hit may carry; nothing else of a record is kept or can be returned. Default: all of them. */
  readonly attributesToRetrieve?: readonly string[];
  /** Attributes highlighted by default; each must be retrievable. Default: none. */
  readonly attributesToHighlight?: readonly string[];
  /** Hits that paging can reach. Algolia's default of 1000. */
  readonly paginationLimitedTo?: number;
  /** Facet values returned when a request names no number. Algolia's default of 100. */
  readonly maxValuesPerFacet?: number;
  /** Page size when a request names none. Algolia's default of 20. */
  readonly hitsPerPage?: number;
  /** Order of facet values when a request names none. Algolia's default of `count`. */
  readonly sortFacetValuesBy?: 'count' | 'alpha';
}
