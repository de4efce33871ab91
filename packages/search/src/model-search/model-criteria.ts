import type { SearchCriteria } from '../criteria/criteria';
import { readList, readPage, readQuery } from '../url/query-values';

/** The path of the model directory (ROUTE-01). */
export const modelsBase = '/models';

/** What the model directory is asked for (SRCH-23). Values are facet values: `manufacturer: ['Toyota']`. */
export interface ModelCriteria {
  readonly manufacturer?: readonly string[];
  readonly model?: readonly string[];
  readonly body?: readonly string[];
  readonly query?: string;
  /** From 1. */
  readonly page?: number;
}

const filled = (name: keyof ModelCriteria, values: readonly string[]): ModelCriteria =>
  values.length === 0 ? {} : { [name]: values };

/** Reads the address of the model directory. Malformed values are ignored, as in searches (SRCH-02). */
export const readModelUrl = (params: URLSearchParams): ModelCriteria => {
  const query = readQuery(params.get('query'));
  const page = readPage(params.get('page'));
  return {
    ...filled('manufacturer', readList('make', params.getAll('manufacturer'))),
    ...filled('model', readList('model', params.getAll('model'))),
    ...filled('body', readList('body', params.getAll('body'))),
    ...(query === undefined ? {} : { query }),
    ...(page === undefined ? {} : { page }),
  };
};

/** The one address of a search of models: `/models?manufacturer=Toyota&body=SUV&page=2`. */
export const printModelUrl = ({ manufacturer = [], model = [], body = [], query, page }: ModelCriteria): string => {
  const params = new URLSearchParams();
  for (const value of manufacturer) params.append('manufacturer', value);
  for (const value of model) params.append('model', value);
  for (const value of body) params.append('body', value);
  if (query !== undefined) params.set('query', query);
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? modelsBase : `${modelsBase}?${text}`;
};

/** The search for the vehicles of a model, in the bodies that the directory was narrowed to. */
export const criteriaOfModel = (
  { make, model }: { readonly make: string; readonly model: string },
  { body = [] }: Pick<ModelCriteria, 'body'>,
): SearchCriteria => ({ make: [make], model: [model], ...(body.length === 0 ? {} : { body }) });
