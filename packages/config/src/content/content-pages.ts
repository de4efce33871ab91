import { type BlockType, blockTypes } from './blocks';

/** What a page's content may hold. */
export interface ContentPage {
  /** Blocks that it may hold. */
  readonly blocks: readonly BlockType[];
  /** The block that it must begin with, which stands nowhere else. */
  readonly opensWith?: BlockType;
}

/** Pages whose content a dealer edits, by their key: the name of the page in the table of pages. */
export const contentPages = {
  home: { blocks: blockTypes, opensWith: 'hero' },
  // A page to read, without the styles and scripts of what shows vehicles.
  privacy: { blocks: ['rich-text'] },
} as const satisfies Readonly<Record<string, ContentPage>>;

/** Key of a page whose content a dealer edits. */
export type ContentKey = keyof typeof contentPages;

/** All of them. */
export const contentKeys = Object.keys(contentPages) as readonly ContentKey[];

/** Whether a word is the key of a page with content. */
export const isContentKey = (word: string): word is ContentKey => Object.hasOwn(contentPages, word);
