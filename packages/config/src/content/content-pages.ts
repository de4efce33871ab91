import { type BlockType, blockTypes } from './blocks';
import { isFreeSlug, redirectsKey } from './content-paths';

/** What a page's content may hold. */
export interface ContentPage {
  /** Blocks that it may hold. */
  readonly blocks: readonly BlockType[];
  /** The block that it must begin with, which stands nowhere else. */
  readonly opensWith?: BlockType;
  /** Whether the page is made of its content alone: it has a title of its own, and is not there without content. */
  readonly isWhole?: boolean;
  /** Whether it is there for some days alone, which its content then names. */
  readonly isDated?: boolean;
}

/** The heading of a page is its title, so it has no hero, which brings one of its own. */
const partsOfPage = blockTypes.filter((type) => type !== 'hero');
const whole = { blocks: partsOfPage, isWhole: true } as const;

/** Pages of every site whose content a dealer edits, by their key (CONT-01); besides, a dealer has pages at words of its own. */
export const contentPages = {
  home: { blocks: blockTypes, opensWith: 'hero' },
  // A page to read, without the styles and scripts of what shows vehicles.
  privacy: { blocks: ['rich-text'] },
  // Words of the dealer below the places that the page finds.
  'dealer-locator': { blocks: ['rich-text'] },
  // Words of the dealer around the calculator, the lender's terms and the form of the page.
  finance: { blocks: partsOfPage },
  // Words below the valuation, without what shows vehicles.
  'trade-in': { blocks: ['rich-text', 'steps', 'faq'] },
  'sell-your-car': { blocks: ['rich-text', 'steps', 'faq'] },
  service: whole,
  'parts-search': whole,
  'parts-accessories': whole,
  warranty: whole,
  fleet: whole,
  eofy: { ...whole, isDated: true },
  'about-us': whole,
  terms: whole,
} as const satisfies Readonly<Record<string, ContentPage>>;

/** Key of a page that every site may have. */
export type StandingKey = keyof typeof contentPages;

/** All of them. */
export const standingKeys = Object.keys(contentPages) as readonly StandingKey[];

const isStandingKey = (key: string): key is StandingKey => Object.hasOwn(contentPages, key);

/** What the content of a key may hold; null where the key names no page. */
export const contentPageOf = (key: string): ContentPage | null => {
  if (isStandingKey(key)) return contentPages[key];
  return isFreeSlug(key) ? whole : null;
};

/** Whether a word is the key of content that a site may have: of a page, or its redirects. */
export const isContentKey = (key: string): boolean => key === redirectsKey || contentPageOf(key) !== null;
