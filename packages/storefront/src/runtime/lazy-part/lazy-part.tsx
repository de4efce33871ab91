'use client';

import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';

/**
 * A component in a chunk of its own, fetched where it is first drawn. A function around React's own: what a server
 * component passes to the browser may not be lazy a second time.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> => {
  const Part: FunctionComponent<Props> = lazy(async () => ({ default: await load() }));
  return (props) => createElement(Part, props);
};
