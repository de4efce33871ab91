/** What single parts of the interface look like where themes differ in more than colour and type. */
export type PartTokens = {
  readonly control: {
    readonly height: string;
    readonly heightSmall: string;
    readonly heightLarge: string;
    readonly padX: string;
    readonly padXSmall: string;
    /** Smallest pointer target on touch. */
    readonly target: string;
    readonly check: string;
  };

  readonly field: {
    /** `border-width`: all four sides, or the line below alone. */
    readonly border: string;
    readonly padX: string;
    readonly ground: string;
    readonly errorGround: string;
  };

  readonly outlined: {
    readonly ground: string;
    readonly line: string;
    readonly hoverGround: string;
    readonly hoverText: string;
    readonly hoverLine: string;
  };

  readonly quiet: {
    readonly padX: string;
    readonly hoverGround: string;
    /** Thickness of the standing underline. */
    readonly underline: string;
  };

  readonly tag: {
    readonly ground: string;
    readonly line: string;
    readonly padX: string;
    readonly padY: string;
    /** Length of the stroke before the word; `0px` where a tag has none. */
    readonly stroke: string;
    /** `display` of the icon. */
    readonly icon: 'none' | 'inline-flex';
    readonly newGround: string;
    readonly newText: string;
    readonly newLine: string;
    readonly positiveGround: string;
    readonly positiveText: string;
    readonly positiveLine: string;
    readonly offGround: string;
    readonly offText: string;
    readonly offLine: string;
  };

  readonly chip: {
    readonly ground: string;
    readonly hoverGround: string;
    readonly line: string;
    readonly padX: string;
    readonly radius: string;
  };

  readonly panel: {
    readonly ground: string;
    /** `border-width` of boxes such as an empty state or a purchase panel. */
    readonly border: string;
    readonly line: string;
    /** Between the sides and the content; `0px` where a panel is only ruled above and below. */
    readonly padX: string;
    /** `box-shadow` inside a panel filled with the brand: the key line of a sign, or `none`. */
    readonly keyline: string;
  };

  /** Alerts and error summaries. */
  readonly notice: {
    /** `border-width`: all round, or a bar at the start. */
    readonly border: string;
  };

  /** Key facts: a plain grid, or a ruled strip. */
  readonly facts: {
    /** Rules above and below the strip, `border-width`. */
    readonly rule: string;
    /** Line between two facts. */
    readonly divider: string;
    readonly padX: string;
    readonly padY: string;
  };

  /** Parts of a page that a dealer composes. */
  readonly block: {
    /** `grid-template-columns` of head and content on a desktop: under each other, or beside. */
    readonly columns: string;
    /** One of several things, such as a card, a step or a person: its ground, `border-width` and padding. */
    readonly ground: string;
    readonly border: string;
    readonly padX: string;
    readonly padY: string;
    /** The one plate that asks for something: whole `border`, radius, and how far its ground runs beyond it. */
    readonly plateBorder: string;
    readonly plateRadius: string;
    readonly plateBleed: string;
    readonly platePadX: string;
  };

  /** Headings that fold: filters, questions. */
  readonly fold: {
    readonly line: string;
    readonly height: string;
  };

  readonly range: {
    readonly track: string;
    readonly trackHeight: string;
    readonly fill: string;
    readonly thumbWidth: string;
    readonly thumbHeight: string;
    readonly thumbRadius: string;
    readonly thumbFill: string;
    readonly thumbLine: string;
    /** `background-image` of the scale under the track. */
    readonly ticks: string;
  };

  /** A few choices in one bar: weekly, fortnightly, monthly. */
  readonly segment: {
    readonly ground: string;
    /** `border-width` and colour of the bar. */
    readonly border: string;
    readonly line: string;
    /** Between the bar and the chosen part. */
    readonly inset: string;
    /** Line between two parts. */
    readonly divider: string;
    readonly selectedGround: string;
    readonly selectedText: string;
    /** Stroke under the chosen part; `0px` where its ground says enough. */
    readonly mark: string;
  };

  /** Where a figure that was worked out stands: a repayment, a budget. */
  readonly sum: {
    readonly ground: string;
    /** `border-width`. */
    readonly border: string;
    readonly line: string;
    readonly radius: string;
    readonly padX: string;
    readonly padY: string;
  };

  /** A price on the scale of its market. */
  readonly gauge: {
    readonly height: string;
    readonly radius: string;
    /** Between two bands. */
    readonly gap: string;
    /** Line around the bands. */
    readonly edge: string;
    /** Line through all of the scale; `0px` where the bands are the scale. */
    readonly line: string;
    readonly below: string;
    readonly average: string;
    readonly above: string;
    readonly markerWidth: string;
    readonly markerHeight: string;
    readonly markerRadius: string;
    readonly markerRing: string;
    /** `display` of the price over its mark. */
    readonly flag: 'none' | 'block';
    readonly flagGround: string;
    readonly flagText: string;
    readonly flagPadX: string;
  };

  /** The scale under a vehicle that is turned: one mark for each view. */
  readonly dial: {
    /** Height of a mark, and of the four that part the turn; `0px` where a theme has none. */
    readonly tick: string;
    readonly tickMajor: string;
    /** From the middle of the scale down to the top of its marks; negative: up. */
    readonly tickShift: string;
    /** Height of the line the thumb runs on. */
    readonly track: string;
    readonly thumbWidth: string;
    readonly thumbHeight: string;
    readonly thumbRadius: string;
    readonly thumbFill: string;
    /** Whole `border` value. */
    readonly thumbBorder: string;
  };

  readonly stage: {
    readonly ratio: string;
    /** Whole `background` values: what a vehicle stands on. */
    readonly neutral: string;
    readonly warm: string;
    readonly cool: string;
    readonly night: string;
    /** For full-bleed stages. */
    readonly hall: string;
    /** Where there is no picture. */
    readonly empty: string;
    /** Width of a cut-out against its stage, and how far it drops below the floor's edge. */
    readonly carWidth: string;
    readonly carDrop: string;
  };
};
