/** The facet values that queries name, and what they want identifiers to be or to begin with, as numbers. */
export class ValueBook {
  /** Lists behind those of the facets. */
  readonly wholeList: number;
  readonly beginningList: number;
  /** By list (a facet, or one of the two) the numbers of its texts. */
  private readonly numbers: readonly Map<string, number>[];
  private readonly listOf: number[] = [];
  private readonly textOf: string[] = [];
  /** Bodies that need the text, each as often as it names it. */
  private readonly uses: number[] = [];
  private readonly free: number[] = [];

  constructor(facets: number) {
    this.wholeList = facets;
    this.beginningList = facets + 1;
    this.numbers = Array.from({ length: facets + 2 }, () => new Map());
  }

  /** One more than the highest number. */
  get size(): number {
    return this.uses.length;
  }

  /** The number of a text, given on first sight. It stays while it is used. Facet values are in lower case. */
  number(list: number, text: string): number {
    const known = this.find(list, text);
    if (known !== undefined) return known;
    const value = this.free.pop() ?? this.uses.length;
    this.listOf[value] = list;
    this.textOf[value] = text;
    this.uses[value] = 0;
    this.numbers[list]!.set(text, value);
    return value;
  }

  find(list: number, text: string): number | undefined {
    return this.numbers[list]!.get(text);
  }

  use(value: number): void {
    this.uses[value]!++;
  }

  usesOf(value: number): number {
    return this.uses[value]!;
  }

  /** Takes a use back. A text without one loses its number. */
  leave(value: number): void {
    if (--this.uses[value]! > 0) return;
    this.numbers[this.listOf[value]!]!.delete(this.textOf[value]!);
    this.free.push(value);
  }
}
