declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };

  /** The part of a font that a text needs. Axes are pinned by a number, or held to a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Uint8Array>;
}
