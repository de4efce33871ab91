import { type IndexedRecord, project } from '../record/record-fields';
import type { IndexStore } from '../store/index-store';
import { type Highlighter, highlightRecord } from '../text/highlight';
import { snippetRecord } from '../text/snippet';
import { type Around, precisionAt } from './around';
import type { ByteWriter } from './byte-writer';
import type { Matched, SearchIndex } from './search-index';
import type { HitsQuery } from './search-query';
import { inexactWordsOf, typosOf } from './text-match';

/** Writes the hits of a query, comma separated. */
export function writeHits(
  index: SearchIndex,
  query: HitsQuery,
  matched: Matched,
  ordinals: readonly number[],
  out: ByteWriter,
): void {
  const { store } = index;
  const { hits } = store;
  const asStored = query.retrieve === undefined || query.retrieve.includes('*');
  const highlighter: Highlighter | undefined = matched.score && {
    words: matched.search.words,
    terms: matched.search.terms,
    met: matched.search.met,
    preTag: query.preTag,
    postTag: query.postTag,
  };
  const names = query.highlight ?? index.settings.highlight;
  const hasSnippets = query.snippets.length > 0;
  const ownHighlight = !highlighter && query.highlight === undefined;
  ordinals.forEach((ordinal, place) => {
    if (place > 0) out.text(',');
    const bytesOnly = ownHighlight && hits.isPlain(ordinal);
    const record = asStored && bytesOnly && !hasSnippets ? undefined : hits.record(ordinal);
    if (asStored) hits.write(ordinal, out);
    else out.text(JSON.stringify(project(record as IndexedRecord, query.retrieve)).slice(0, -1));
    if (bytesOnly) copyHighlight(index, ordinal, out);
    else
      out.text(`,"_highlightResult":${JSON.stringify(highlightRecord(record as IndexedRecord, names, highlighter))}`);
    if (hasSnippets)
      out.text(
        `,"_snippetResult":${JSON.stringify(snippetRecord(record as IndexedRecord, query.snippets, highlighter, query.ellipsis))}`,
      );
    if (query.rankingInfo)
      out.text(`,"_rankingInfo":${JSON.stringify(rankingInfo(store, query.around, matched, ordinal))}`);
    out.text('}');
  });
}

const HIGHLIGHT_OPEN = Buffer.from(',"_highlightResult":{');
const HIGHLIGHT_CLOSE = Buffer.from('}');
const UNMATCHED = Buffer.from(',"matchLevel":"none","matchedWords":[]}');
const COMMA = Buffer.from(',');

// The highlight of an empty search holds the texts of the card as they are: their bytes are copied.
function copyHighlight({ store, settings, highlightHeads }: SearchIndex, ordinal: number, out: ByteWriter): void {
  out.bytes(HIGHLIGHT_OPEN);
  let first = true;
  store.hits.highlighted(ordinal, settings.highlight).forEach((value, place) => {
    if (!value) return;
    if (!first) out.bytes(COMMA);
    first = false;
    out.bytes(highlightHeads[place]!);
    out.bytes(value);
    out.bytes(UNMATCHED);
  });
  out.bytes(HIGHLIGHT_CLOSE);
}

// The ranking details of a hit that Algolia reports and this engine also knows (getRankingInfo).
function rankingInfo(store: IndexStore, around: Around | undefined, matched: Matched, ordinal: number) {
  const { score, search } = matched;
  const cost = score?.[ordinal] ?? 0;
  const words = search.words.length;
  const nearest = around && store.places.nearest(ordinal, around.place);
  const precision = nearest && precisionAt(nearest.metres, around.precision).value;
  return {
    nbTypos: typosOf(cost),
    words,
    nbExactWords: words - inexactWordsOf(cost),
    geoDistance: nearest ? matched.distance![ordinal]! : 0,
    geoPrecision: precision ?? 1,
    ...(nearest ? { matchedGeoLocation: { ...nearest.place, distance: nearest.metres } } : {}),
  };
}
