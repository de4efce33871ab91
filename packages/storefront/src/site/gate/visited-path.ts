import type { PageQuery } from '../data/site-page';

/** What a folder's parameters are on one visit. */
export type VisitedParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const segmentOf = (segment: string, params: VisitedParams): readonly string[] => {
  const name = /^\[{1,2}(?:\.\.\.)?([^\]]+)\]{1,2}$/.exec(segment)?.[1];
  return name === undefined ? [segment] : [params[name] ?? []].flat().map(encodeURIComponent);
};

/** The address that a page was asked at: its folder with the parameters of the visit, and the query. */
export const visitedPath = (folder: string, params: VisitedParams, query: PageQuery): string => {
  const path = folder.split('/').flatMap((segment) => segmentOf(segment, params));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value ?? []].flat()) asked.append(name, one);
  return `/${path.join('/')}${asked.size === 0 ? '' : `?${asked}`}`;
};
