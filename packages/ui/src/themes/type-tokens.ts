/** One voice of the type scale. `width` is `font-stretch`; `caps` is `text-transform`. */
export type TypeStyle = {
  readonly size: string;
  readonly line: string;
  readonly weight: string;
  readonly width: string;
  readonly track: string;
  readonly caps: 'none' | 'uppercase';
};
/** Typefaces, the type scale and its weights. */
export type TypeTokens = {
  readonly font: {
    readonly body: string;
    readonly heading: string;
    /** `font-variant-numeric` of figures. */
    readonly numeric: string;
    readonly wordSpace: string;
  };

  readonly type: {
    /** The sign: one line a page, in the hero. */
    readonly display: TypeStyle;
    readonly h1: TypeStyle;
    readonly h2: TypeStyle;
    readonly h3: TypeStyle;
    readonly h4: TypeStyle;
    readonly lead: TypeStyle;
    readonly body: TypeStyle;
    readonly small: TypeStyle;
    /** Field labels, table heads. */
    readonly label: TypeStyle;
    /** Small print, which the law wants read: 13 px at least. */
    readonly micro: TypeStyle;
    readonly button: TypeStyle;
    readonly tag: TypeStyle;
    readonly nav: TypeStyle;
    readonly price: TypeStyle;
    readonly priceLarge: TypeStyle;
    /** Words standing where a price would. */
    readonly priceWords: TypeStyle;
  };

  readonly weight: {
    readonly regular: string;
    readonly medium: string;
    readonly strong: string;
    readonly heavy: string;
  };
};
