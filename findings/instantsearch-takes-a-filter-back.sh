#!/bin/sh
# instantsearch.js 4.118.1: a search that fails takes back the filter that asked for it, once an earlier search succeeded.
#
# Whoever ticks a filter while the network is away expects the filter to stay ticked and a retry to search with it. The
# index goes back to the parameters of the last answer instead: addresses and checkboxes written from its state lose the
# filter, and refresh() asks for what was shown before. Where no search has succeeded yet, as on a page whose first
# results came from a server, the filter stays.
#
# Seen (Node 20 to 26):
#   after a failure, an earlier search had succeeded: asked for Nissan, keeps nothing
#   after a failure, none had: asked for Nissan, keeps Nissan
#   a retry then searches for: nothing; Nissan
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund instantsearch.js@4.118.1 algoliasearch@5.64.0 >/dev/null
cat >look.cjs <<'JS'
const { setTimeout: pause } = require('node:timers/promises');
const instantsearch = require('instantsearch.js/cjs').default;

const answer = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, processingTimeMS: 1, query: '', params: '' };
const filterOf = ({ params = {} }) => String(params.facetFilters ?? '').replace('make:', '') || 'nothing';

/** Ticks Nissan in a search that fails, and gives what the index keeps and what a retry asks for. */
const look = async (succeedsFirst) => {
  let works = succeedsFirst;
  let asked = '';
  const searchClient = {
    search: async (requests) => {
      asked = filterOf(requests[0]);
      if (!works) throw new Error('The network is away.');
      return { results: requests.map(() => ({ ...answer, index: 'cars' })) };
    },
  };
  let helper;
  const search = instantsearch({ indexName: 'cars', searchClient });
  search.on('error', () => undefined);
  search.addWidgets([
    {
      $$type: 'look',
      shouldRender: () => true,
      init: (options) => {
        helper = options.helper;
      },
      render: () => undefined,
      getWidgetSearchParameters: (parameters) => parameters.addDisjunctiveFacet('make'),
    },
  ]);
  search.start();
  await pause(100);
  works = false;
  helper.addDisjunctiveFacetRefinement('make', 'Nissan').search();
  await pause(100);
  const ticked = asked;
  const kept = helper.state.getDisjunctiveRefinements('make').join() || 'nothing';
  search.refresh();
  await pause(100);
  return { ticked, kept, retried: asked };
};

(async () => {
  const [after, first] = [await look(true), await look(false)];
  console.log(`after a failure, an earlier search had succeeded: asked for ${after.ticked}, keeps ${after.kept}`);
  console.log(`after a failure, none had: asked for ${first.ticked}, keeps ${first.kept}`);
  console.log(`a retry then searches for: ${after.retried}; ${first.retried}`);
})();
JS
node look.cjs >seen.txt
cat seen.txt
cat >expected.txt <<'TXT'
after a failure, an earlier search had succeeded: asked for Nissan, keeps nothing
after a failure, none had: asked for Nissan, keeps Nissan
a retry then searches for: nothing; Nissan
TXT
diff expected.txt seen.txt && echo "instantsearch.js 4.118.1: as described."
