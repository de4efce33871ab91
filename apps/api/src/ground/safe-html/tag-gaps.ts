const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Tags that a text may hold, as they are written on the page. */
export const keptTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'sup', 'sub', 's', 'del', 'h2'];

/** Tags that become one of those. Headings follow the page's own. */
export const renamedTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h2'])),
  b: 'strong',
  i: 'em',
  strike: 's',
};

/** Elements whose content is no text: it goes with them. */
export const textlessTags = ['script', 'style', 'template', 'noscript', 'textarea', 'option', 'title'].concat([
  'iframe',
  'object',
  'svg',
  'math',
  'xmp',
  'select',
]);

/** Of these, those that show nothing: words before and after are one. */
const unseen = names('script style template noscript title');
const kept = new Set([...keptTags, ...Object.keys(renamedTags)]);
/** What stands before and after one of these is one line, often one word. */
const inline = names(`abbr acronym bdi bdo big cite code data dfn font ins kbd label mark nobr output q samp small span
time tt u var wbr`);
const blocks = names(`address article aside blockquote body caption center dd details dialog div dl dt fieldset
figcaption figure footer form header hr html legend main menu nav option pre section summary table tbody tfoot thead tr`);
const cells = names('td th');

/** A new line, while a text is being sanitised. */
export const lineGap = '\u2028';

/** What parts the words before and after a tag that goes: nothing within a line, a new line of a block, else a blank. */
export const gapOf = (tag: string): '' | ' ' | typeof lineGap => {
  if (kept.has(tag) || inline.has(tag) || unseen.has(tag)) return '';
  return blocks.has(tag) ? lineGap : ' ';
};

/** Whether a name is that of a tag of written texts. */
export const isTag = (name: string): boolean =>
  [kept, inline, blocks, cells].some((known) => known.has(name.toLowerCase()));

const keptInline = names('strong em a sub s del b i strike');

/** Whether words before and after a tag are not one in plain text; `$199<sup>95</sup>` are two figures. */
export const partsWords = (name: string): boolean => {
  const tag = name.toLowerCase();
  return kept.has(tag) ? !keptInline.has(tag) : gapOf(tag) !== '';
};
