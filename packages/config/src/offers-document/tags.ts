/** Tags that a text of an offer may hold, each with the tag it becomes; headings follow the page's own. */
export const keptTags: ReadonlyMap<string, string> = new Map([
  ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'sup', 'sub', 's', 'del'].map((tag) => [tag, tag] as const),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h2'] as const),
  ...Object.entries({ b: 'strong', i: 'em', strike: 's' }),
]);
const keptInline = new Set(['strong', 'em', 'a', 'sup', 'sub', 's', 'del']);

const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
/** What stands before and after one of these is one line, often one word. */
const droppedInline = names(`abbr acronym bdi bdo big cite code data dfn font ins kbd label mark nobr output q samp
small span time tt u var wbr`);
const droppedBlocks = names(`address article aside blockquote body caption center dd details dialog div dl dt fieldset
figcaption figure footer form header hr html legend main menu nav option pre section summary table tbody tfoot thead tr`);
const cells = names('td th');

/** Whether a kept tag (its new name) stands within a line. */
export const isKeptInline = (tag: string): boolean => keptInline.has(tag);

/** What stays between words when a tag goes: nothing of one within a line, a new line of a block, else a blank. */
export const gapOf = (name: string): '' | ' ' | '<br>' => {
  if (droppedInline.has(name)) return '';
  return droppedBlocks.has(name) ? '<br>' : ' ';
};

/** Whether a name is that of a tag of written texts. */
export const isTag = (name: string): boolean =>
  [keptTags, droppedInline, droppedBlocks, cells].some((known) => known.has(name.toLowerCase()));

/** Whether words before and after a tag are not one in plain text; `$199<sup>95</sup>` are two figures. */
export const partsWords = (name: string): boolean => {
  const tag = keptTags.get(name.toLowerCase());
  return tag === undefined ? gapOf(name.toLowerCase()) !== '' : tag === 'sup' || !keptInline.has(tag);
};
