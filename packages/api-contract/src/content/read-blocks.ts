import { type Block, type BlockType, blockSchemasWith, contentPageOf } from '@forecourt/config/content';
import { type SafeHtml, safeHtmlSchema } from '@forecourt/domain/safe-html';
import * as z from 'zod';
import { tolerantParse } from '../tolerant-reading/tolerant-parse';

/** A block that this release does not show on its page: it is left out. */
export interface LeftOutBlock {
  /** Its place among the blocks, from 0. */
  readonly index: number;
  /** Type and version as written, such as `hero 2`. */
  readonly block: string;
  readonly reason: string;
}

/** The content of a page as this release reads it. */
export interface ReadBlocks {
  readonly blocks: readonly Block[];
  readonly leftOut: readonly LeftOutBlock[];
}

const nameOf = (block: unknown): string => {
  if (typeof block !== 'object' || block === null) return 'no block';
  const { type, version } = block as { readonly type?: unknown; readonly version?: unknown };
  return `${String(type)} ${String(version)}`;
};

/**
 * Reads blocks of a page that another release may have written: keys that this one does not know are dropped, and a block
 * whose type or version it does not know, that the page does not hold, or that does not fit, is left out and told.
 * @param html The schema of markup: pages take what the API has made safe; the API makes it safe here.
 */
export const readBlocks = (
  key: string,
  written: readonly unknown[],
  html: z.ZodType<SafeHtml, string> = safeHtmlSchema,
): ReadBlocks => {
  const schemas: Readonly<Record<BlockType, z.ZodType<Block>>> = blockSchemasWith(html);
  const held: readonly BlockType[] = contentPageOf(key)?.blocks ?? [];
  const blocks: Block[] = [];
  const leftOut: LeftOutBlock[] = [];
  for (const [index, block] of written.entries()) {
    const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : undefined;
    const known = held.find((one) => one === type);
    const parsed = known === undefined ? null : tolerantParse(schemas[known], structuredClone(block));
    if (parsed?.success === true) blocks.push(parsed.data);
    else {
      const reason = parsed === null ? 'No block of this page in this release.' : z.prettifyError(parsed.error);
      leftOut.push({ index, block: nameOf(block), reason });
    }
  }
  return { blocks, leftOut };
};
