/** The colour roles of a theme; a dealer's brand fills some of them. */
export type ColorTokens = {
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
