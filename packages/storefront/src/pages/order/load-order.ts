import type { Order } from '@forecourt/api-contract';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';
import { sessionToken } from '../../site/gate/current-visitor';

const tokenForm = /^[\w.-]{16,300}$/;

/**
 * An order by the key in its address, as whoever is signed in sees it; null for none. Asked of the API at each request: it
 * is one shopper's own, and no part of any cached page.
 */
export const loadOrder = cache(
  async (websiteId: string, token: string): Promise<Order | null> =>
    tokenForm.test(token) ? api().getOrder(websiteId, token, await sessionToken(), { cache: 'no-store' }) : null,
);
