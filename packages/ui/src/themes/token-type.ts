/** One voice of the type scale. `width` is `font-stretch`; `caps` is `text-transform`. */
export type TypeStyle = {
  readonly size: string;
  readonly line: string;
  readonly weight: string;
  readonly width: string;
  readonly track: string;
  readonly caps: 'none' | 'uppercase';
};

/**
 * Every value a template decides. Values are CSS strings, responsive ones by `clamp()`. A theme that leaves one
 * out does not compile. Colours are `#rrggbb` or a reference to another token of the same theme
 * (`ref('color', 'brand')`), so that a dealer's brand carries through; only `scrim` and the stage backdrops may be
 * anything else that CSS accepts.
 */
export type ThemeTokens = {
  readonly color: {
    /** The dealer's mark of colour: a fill in some themes, a 2 px stroke in others. */
    readonly brand: string;
    readonly brandHover: string;
    /** Quiet ground of picked and hovered things. */
    readonly brandSoft: string;
    /** Boundary of a brand fill, at least 3:1 on the page. */
    readonly brandEdge: string;
    readonly onBrand: string;
    readonly onBrandQuiet: string;
    /** The brand as text on page, surface and stage. */
    readonly brandText: string;
    readonly brandOnNight: string;

    /** Fill of the one primary action. */
    readonly action: string;
    readonly actionHover: string;
    readonly actionEdge: string;
    readonly onAction: string;
    /** The same three inside a night scope. */
    readonly actionOnNight: string;
    readonly actionHoverOnNight: string;
    readonly onActionOnNight: string;

    readonly page: string;
    /** Rows, panels, fields. */
    readonly surface: string;
    /** Wells, table heads. */
    readonly sunk: string;
    /** What floats: dialogs, drawers, menus. */
    readonly raised: string;
    readonly stageWall: string;
    readonly stageFloor: string;
    readonly night: string;
    readonly nightRaised: string;
    readonly nightLine: string;
    readonly nightLineControl: string;
    readonly onNight: string;
    readonly onNightQuiet: string;

    readonly text: string;
    readonly textQuiet: string;
    /** Labels and small print; still readable. */
    readonly textFaint: string;
    /** Quiet text over a stage wall. */
    readonly textOnStage: string;

    /** Decorative hairline. */
    readonly line: string;
    /** Edge of a control, at least 3:1. */
    readonly lineControl: string;
    /** The ruling line. */
    readonly lineStrong: string;

    /** Inverse fill: current page, sold flag. */
    readonly ink: string;
    readonly inkHover: string;
    readonly onInk: string;
    /** Ticked boxes and the filled part of sliders. */
    readonly selected: string;
    readonly onSelected: string;

    /** Meaning colours never come from the brand. */
    readonly positive: string;
    readonly positiveSoft: string;
    readonly positiveOnNight: string;
    readonly caution: string;
    readonly cautionSoft: string;
    readonly danger: string;
    readonly dangerHover: string;
    readonly dangerSoft: string;
    readonly onDanger: string;
    readonly dangerOnNight: string;
    readonly star: string;
    readonly focus: string;
    readonly focusGap: string;
    readonly focusOnNight: string;
    /** Cover behind drawers and dialogs. */
    readonly scrim: string;
  };

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

  /** 4 px base; the key times 4 px. */
  readonly space: {
    readonly 1: string;
    readonly 2: string;
    readonly 3: string;
    readonly 4: string;
    readonly 5: string;
    readonly 6: string;
    readonly 8: string;
    readonly 10: string;
    readonly 12: string;
    readonly 16: string;
    readonly 20: string;
    readonly 24: string;
  };

  /** Vertical rhythm of a page. */
  readonly rhythm: {
    readonly section: string;
    readonly half: string;
    /** Between a section's head and its body. */
    readonly head: string;
    /** Between cards of a grid. */
    readonly cards: string;
  };

  readonly page: {
    readonly max: string;
    readonly margin: string;
    readonly gutter: string;
    /** Longest comfortable line of reading text. */
    readonly measure: string;
  };

  readonly radius: {
    readonly tag: string;
    readonly check: string;
    readonly control: string;
    readonly card: string;
    readonly panel: string;
    readonly stage: string;
    /** Chips and counters. */
    readonly pill: string;
  };

  readonly rule: {
    readonly hair: string;
    readonly control: string;
    readonly heavy: string;
    readonly key: string;
    /** Over the head of a section; `0px` where a theme has none. */
    readonly section: string;
  };

  readonly elevation: {
    readonly none: string;
    /** Sidebars and sticky bars. */
    readonly bar: string;
    /** Menus, dialogs, drawers, toasts. */
    readonly float: string;
  };

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

  /** The drawing that stands where no map is loaded, and the pin on it. */
  readonly map: {
    readonly ground: string;
    readonly street: string;
    /** Whole `background` and `border` values of the pin. */
    readonly pin: string;
    readonly pinBorder: string;
    readonly pinWidth: string;
    readonly pinHeight: string;
    readonly pinRadius: string;
    /** `display` of the name beside the pin. */
    readonly label: 'none' | 'block';
  };

  readonly header: {
    readonly height: string;
    readonly strip: string;
  };

  readonly icon: {
    readonly size: string;
    readonly sizeSmall: string;
    readonly stroke: string;
    readonly cap: 'round' | 'square';
  };

  readonly motion: {
    readonly fast: string;
    readonly base: string;
    readonly slow: string;
    readonly ease: string;
    /** How far a picture grows under the pointer. */
    readonly zoom: string;
  };

  readonly layer: {
    readonly bar: string;
    readonly header: string;
    readonly sheet: string;
    readonly toast: string;
    readonly skip: string;
  };
};

/** A colour role of a theme. */
export type ColorRole = keyof ThemeTokens['color'];
