import { badRequest } from '../refusals/request-error';
import { highlightText } from '../text/highlight';
import { matchWord } from '../text/typos';
import { nameTokens } from '../text/words';
import type { ByteWriter } from './byte-writer';
import { countFacets, topCodes } from './facet-counts';
import type { KeyFilter, SearchIndex } from './search-index';
import type { FacetValuesQuery } from './search-query';
import { searchTerms } from './search-terms';

/**
 * Answers a search among the values of one facet: values of matching records only, each holding every word of the
 * facet text (typos and a last beginning forgiven), most frequent first.
 */
export function answerFacetValues(index: SearchIndex, query: FacetValuesQuery, key: KeyFilter, out: ByteWriter): void {
  const started = performance.now();
  const { store, settings } = index;
  const facet = settings.facetByName.get(query.facet);
  if (!facet?.valuesSearchable) {
    throw badRequest(
      `Cannot search in ${JSON.stringify(query.facet)} attribute, you need to add searchable(${query.facet}) to attributesForFaceting`,
    );
  }
  const matched = index.match(query, key);
  const counters = index.counters();
  countFacets(store, [facet], matched, counters);
  const codes = matched.count === 0 ? [] : topCodes(store, facet, counters, Number.POSITIVE_INFINITY, 'count');

  const wanted = searchTerms(query.facetText, { typos: true, prefix: 'last', attributes: undefined });
  const highlighter = {
    words: wanted.words,
    terms: wanted.terms,
    met: wanted.met,
    preTag: query.preTag,
    postTag: query.postTag,
  };
  const found: string[] = [];
  for (const code of codes) {
    if (found.length >= query.maxFacetHits) break;
    const value = store.dictionary.valueOf[code]!;
    const tokens = wanted.words.length > 0 ? [...nameTokens(value)] : [];
    const holdsAll = wanted.words.every((_, place) =>
      wanted.terms.some(
        (term) =>
          term.stands.includes(place) &&
          tokens.some((token) => matchWord(term.word, token, term.prefix, term.allowance) !== undefined),
      ),
    );
    if (!holdsAll) continue;
    found.push(JSON.stringify({ value, highlighted: highlightText(value, highlighter).value, count: counters[code] }));
  }
  const took = Math.max(1, Math.round(performance.now() - started));
  out.text(`{"facetHits":[${found.join()}],"exhaustiveFacetsCount":true,"processingTimeMS":${took}}`);
}
