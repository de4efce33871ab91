import type * as z from 'zod';
import type { Checked, DocumentFault } from '../validation/fault';
import { nearestKey } from '../validation/nearest-key';
import { schemaFaults } from '../validation/schema-faults';
import { type BlockType, blockSchemasWith, blockTypes, type WrittenBlock, writtenHtmlSchema } from './blocks';
import { type ContentDocument, contentFrameSchema } from './content-document';
import { type ContentPage, contentPageOf } from './content-pages';
import { isOnDay, type PageHead } from './page-head';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlockType = (value: unknown): value is BlockType => blockTypes.some((type) => type === value);

const within = (place: string, { path, reason }: DocumentFault): DocumentFault => ({
  path: path === '' ? place : `${place}.${path}`,
  reason,
});

const unknownType = (type: unknown): string => {
  const near = typeof type === 'string' ? nearestKey(type, blockTypes) : undefined;
  const mend = near === undefined ? `Blocks: ${blockTypes.join(', ')}.` : `Did you mean "${near}"?`;
  return `${type === undefined ? 'Is missing' : `${JSON.stringify(type)} is no block`}. ${mend}`;
};

/** What is wrong with one block, by the schema of its type and the page that it is for. */
const blockFaults = (
  block: unknown,
  place: string,
  schemas: Readonly<Record<BlockType, z.ZodType>>,
  page: ContentPage | undefined,
): readonly DocumentFault[] => {
  const type = isRecord(block) ? block.type : undefined;
  if (!isBlockType(type)) return [{ path: `${place}.type`, reason: unknownType(type) }];
  const faults = schemaFaults(schemas[type], block).map((fault) => within(place, fault));
  if (page === undefined || page.blocks.includes(type)) return faults;
  return [
    ...faults,
    { path: `${place}.type`, reason: `This page holds no "${type}". Its blocks: ${page.blocks.join(', ')}.` },
  ];
};

/** The block that a page begins with: there, and once. */
const openingFaults = (blocks: readonly unknown[], { opensWith }: ContentPage): readonly DocumentFault[] => {
  if (opensWith === undefined) return [];
  const isOpening = (block: unknown) => isRecord(block) && block.type === opensWith;
  return [
    ...(isOpening(blocks[0])
      ? []
      : [{ path: 'blocks[0]', reason: `This page begins with a "${opensWith}". Put one before the other blocks.` }]),
    ...blocks.flatMap((block, index) =>
      index > 0 && isOpening(block)
        ? [
            {
              path: `blocks[${index}]`,
              reason: `A "${opensWith}" begins the page, and stands once. Take this one out.`,
            },
          ]
        : [],
    ),
  ];
};

/** What a page that is made of its content must say besides its blocks, and others cannot. */
const headFaults = (
  { title, from, until, otherwise }: PageHead,
  { isWhole = false, isDated = false }: ContentPage,
): readonly DocumentFault[] => {
  const faults: DocumentFault[] = [];
  if (isWhole && title === undefined)
    faults.push({ path: 'title', reason: 'Is missing. It is the heading of the page, such as "About us".' });
  if (isDated && until === undefined)
    faults.push({
      path: 'until',
      reason: 'Is missing. This page is there until a day: name it, such as "2027-06-30".',
    });
  if (!isWhole && (from ?? until ?? otherwise) !== undefined)
    faults.push({ path: 'until', reason: 'This page is there every day. Take its days out.' });
  if (from !== undefined && until !== undefined && !isOnDay({ until }, from))
    faults.push({ path: 'until', reason: `Is before the first day, ${from}.` });
  return faults;
};

/**
 * Checks the content of a page: every fault at once with its path, what is wrong and how to mend it; unknown blocks and
 * keys with the nearest known name.
 * @param html The schema of markup, where the caller knows which markup would not be shown.
 */
export const validateContent = (
  input: unknown,
  html: z.ZodType<string, string> = writtenHtmlSchema,
): Checked<ContentDocument> => {
  const schemas: Readonly<Record<BlockType, z.ZodType<WrittenBlock>>> = blockSchemasWith(html);
  const frame = contentFrameSchema.safeParse(input);
  const written = isRecord(input) ? input : {};
  const blocks: readonly unknown[] = Array.isArray(written.blocks) ? written.blocks : [];
  const page = (typeof written.key === 'string' ? contentPageOf(written.key) : null) ?? undefined;
  const faults = [
    ...schemaFaults(contentFrameSchema, input),
    ...(frame.success && page !== undefined ? headFaults(frame.data, page) : []),
    ...blocks.flatMap((block, index) => blockFaults(block, `blocks[${index}]`, schemas, page)),
    ...(page === undefined ? [] : openingFaults(blocks, page)),
  ];
  if (faults.length > 0 || !frame.success) return { ok: false, faults };
  const read = blocks.flatMap((block) => {
    const type = isRecord(block) ? block.type : undefined;
    return isBlockType(type) ? [schemas[type].parse(block)] : [];
  });
  const { $schema: _editor, website_id, key, blocks: _unread, ...head } = frame.data;
  return { ok: true, value: { website_id, key, head, blocks: read } };
};
