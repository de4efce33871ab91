import type { ColorTokens } from './color-tokens';
import type { PartTokens } from './part-tokens';
import type { TypeTokens } from './type-tokens';

/**
 * Every value a template decides. Values are CSS strings, responsive ones by `clamp()`. A theme that leaves one
 * out does not compile. Colours are `#rrggbb` or a reference to another token of the same theme
 * (`ref('color', 'brand')`), so that a dealer's brand carries through; only `scrim` and the stage backdrops may be
 * anything else that CSS accepts.
 */
export type ThemeTokens = TypeTokens &
  PartTokens & {
    readonly color: ColorTokens;

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

/** The colours of a theme: all that a dealer's brand is judged by, and all that is told of a theme elsewhere. */
export type ThemeColors = Pick<ThemeTokens, 'color'>;

/** A colour role of a theme. */
export type ColorRole = keyof ThemeTokens['color'];
