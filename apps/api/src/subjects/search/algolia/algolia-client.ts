import { clientHost } from '@forecourt/search/client';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { AlgoliaAccess } from '../../../ground/env/env';

/** The official client with one of the keys: to Algolia's own hosts, or to the one that speaks for the service. */
export const algoliaClient = ({ appId, url }: Pick<AlgoliaAccess, 'appId' | 'url'>, key: string): Algoliasearch =>
  algoliasearch(appId, key, url === null ? {} : { hosts: [clientHost(url)] });

/** Whether it was the service that failed or refused, and not what asked it. */
export const isServiceError = (error: unknown): error is Error =>
  error instanceof Error && ('stackTrace' in error || 'status' in error);
