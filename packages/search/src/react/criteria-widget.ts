import type { PlainSearchParameters, SearchParameters } from 'algoliasearch-helper';
import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import type { SearchCriteria } from '../criteria/criteria';
import type { SearchHit } from '../record/record';
import { rawResults } from '../results/raw-results';
import { readSearchResponse, type SearchResponse } from '../results/search-response';

/** The state of one index as InstantSearch keeps it: our criteria, whole. */
export type CriteriaUiState = { readonly criteria?: SearchCriteria };

/** How criteria become parameters and back. Must keep its identity over renders. */
export type CriteriaTranslation = {
  readonly toParameters: (criteria: SearchCriteria) => PlainSearchParameters;
  readonly toCriteria: (parameters: SearchParameters) => SearchCriteria;
};

/** What a search shows now. */
export type CriteriaRenderState = {
  /** What is asked for; runs ahead of `response` while a search is under way. */
  readonly criteria: SearchCriteria;
  /** What the last answer is of: stays while the next one loads or fails. Null before the first. */
  readonly answered: SearchCriteria | null;
  /** The last answer; kept while the next one loads or fails (SRCH-05). Null before the first. */
  readonly response: SearchResponse<SearchHit> | null;
  /** Asks for something else, made of what is asked for at that moment: one search. */
  readonly search: (change: (criteria: SearchCriteria) => SearchCriteria) => void;
};

type CriteriaDescription = {
  $$type: 'forecourt.criteria';
  renderState: CriteriaRenderState;
  indexUiState: CriteriaUiState;
  indexRenderState: Record<never, never>;
};

const responseOf = (results: object | null | undefined): SearchResponse<SearchHit> | null => {
  const [main, ...others] = results ? rawResults(results) : [];
  return main === undefined ? null : readSearchResponse(main, others);
};

/**
 * One widget for the whole of our criteria, in place of one for each filter: every filter of a URL is in force
 * whether or not something on the page shows it, and the browser asks exactly what the server asked.
 */
const connectCriteria: Connector<CriteriaDescription, CriteriaTranslation> = (render, unmount) => (translation) => {
  const { toParameters, toCriteria } = translation;
  // InstantSearch overwrites the state of an answer as soon as the next query starts, so the state is noted when the
  // answer arrives. The answer is read then, too: components that show it are drawn again only for another answer.
  let last: { readonly results: object; readonly answer: Pick<CriteriaRenderState, 'answered' | 'response'> } | null =
    null;
  const answerOf = (
    results: object | null | undefined,
    asked: SearchCriteria,
  ): Pick<CriteriaRenderState, 'answered' | 'response'> => {
    if (!results) return { answered: null, response: null };
    if (last?.results !== results) last = { results, answer: { answered: asked, response: responseOf(results) } };
    return last.answer;
  };
  let known: { readonly state: SearchParameters; readonly criteria: SearchCriteria } | null = null;
  const criteriaOf = (state: SearchParameters): SearchCriteria => {
    if (known?.state !== state) known = { state, criteria: toCriteria(state) };
    return known.criteria;
  };
  // When a search fails, InstantSearch goes back to the parameters of the last one that did not, and with them would go
  // what the visitor has just ticked: what is asked for is kept, so that Try again asks for it (SRCH-05).
  let wanted: SearchParameters;
  return {
    $$type: 'forecourt.criteria',
    init(options) {
      wanted = options.helper.state;
      render({ ...this.getWidgetRenderState(options), instantSearchInstance: options.instantSearchInstance }, true);
    },
    render(options) {
      const { helper, instantSearchInstance } = options;
      if (instantSearchInstance.status === 'error') helper.setState(wanted);
      else wanted = helper.state;
      render({ ...this.getWidgetRenderState(options), instantSearchInstance }, false);
    },
    dispose() {
      unmount?.();
    },
    getRenderState: (renderState) => renderState,
    getWidgetRenderState({ helper, results }) {
      return {
        criteria: criteriaOf(helper.state),
        ...answerOf(results, criteriaOf(helper.state)),
        search: (change) => {
          const criteria = change(criteriaOf(helper.state));
          wanted = helper.state.setQueryParameters(toParameters(criteria));
          helper.setState(wanted).search();
        },
        widgetParams: translation,
      };
    },
    getWidgetUiState: (uiState, { searchParameters }) => ({ ...uiState, criteria: toCriteria(searchParameters) }),
    getWidgetSearchParameters: (parameters, { uiState }) =>
      parameters.setQueryParameters(toParameters(uiState.criteria ?? {})),
  };
};

/** The search of this page: its criteria, the last answer, and functions that change the criteria. */
export const useCriteriaWidget = (translation: CriteriaTranslation): CriteriaRenderState =>
  useConnector(connectCriteria, translation);
